/*
 * Every sentence that a visitor sees or hears and that no entry says, in English. A brand may say it otherwise
 * (sentences.yaml), and in another language. Values in braces are filled in.
 */

/**
 * When something was sent, or was not (docs/specification.md#forms). Tests expect the first sentences to the letter; what
 * they leave out, such as what to do next, comes after them.
 */
export const forms = {
  messageSent: "Thank you for your message! We'll get back to you shortly.",
  messageFailed: "Sorry, there was an error sending your message. Please try again later.",
  applicationSent: "Application Submitted!",
  applicationFailed: "There was an error submitting your application. Please try again.",
  again:
    "We cannot reach our server at the moment, and are sending this again by ourselves. Please leave this page open.",
  reference: "Your reference: {reference}",
  another: "Write another message",

  name: "Please enter your name",
  fullName: "Please enter your full name",
  email: "Please enter a valid email address",
  subject: "Please enter a subject",
  message: "Please enter your message",
  location: "Please select a location",
  url: "Please enter a valid URL, such as https://github.com/your-name",
  job: "Please choose a job opening",
  jobClosed:
    "This opening no longer takes applications. Please choose another one on our careers page.",
  longLine: "Please use at most 500 characters",
  longText:
    "Please shorten this to at most 30,000 characters, or send us the long version by email",

  resume: "Please attach your resume",
  resumeAgain: "Please attach your resume again",
  resumeEmpty:
    "Please attach your resume: the file is empty. If it is stored in a cloud, download it first.",
  resumeType: "Please attach a PDF, DOC or DOCX file",
  resumeEnding:
    "Please attach a PDF, DOC or DOCX file, with a name that ends in .pdf, .doc or .docx",
  resumeUnreadable:
    "Please attach a PDF, DOC or DOCX file. We cannot read this one. Please save it as PDF and attach it again.",
  resumeLocked: "This file is protected by a password. Please save it as PDF and attach it again.",
  resumeMacros: "This file contains macros. Please save it as PDF and attach it again.",
  resumeInfected:
    "Our virus scanner found something in this file. Please save your resume as PDF on another device and attach that.",
  resumeSize: "Please attach a file of at most 5 MB",
  resumeChanged:
    "Please choose the file again: it was changed, moved or deleted after you chose it, and nothing has been sent. If it is stored in a cloud, download it first.",

  marked: "Please correct the fields that are marked.",
  offline:
    "We could not reach our server. Your text is still here: please check your connection and send it again.",
  noAnswer:
    "Our server did not answer in time. Your text is still here: please send it again. If it has arrived already, it is not stored twice.",
  rateLimited:
    "Too many messages came from your network. Please keep your text and send it again in an hour, or write to us by email.",
  crowded:
    "Too many messages are arriving at the moment. Your text is still here: please send it again in an hour, or write to us by email.",
  busy: "Too many files are arriving at the moment. Please send it again in a minute.",
  inboxAway:
    "We cannot store messages at the moment. Please send it again in a minute, or write to us by email.",
  inboxFull: "Our inbox is full at the moment. Please write to us by email.",
  inboxFullForApplications:
    "Our inbox takes no more applications at the moment. Please send yours by email.",
  tooLarge: "This is more than we can take at once. Please send a shorter text or a smaller file.",
  sentBefore:
    "This form was sent before with other content. Please change a word and send it again.",
  notUnderstood:
    "Please copy your text, reload the page and send it again, or write to us by email.",
  foreign: "Please open the form on our own site and send it from there.",
  filtered:
    "A filter in front of our server refused this text, perhaps for code, a file name or a link in it. Your text is still here: please change that, or write to us by email.",
  serverError: "Something went wrong on our side. If it lasts, please write to us by email.",
};

/** On pages, at build time. */
export const page = {
  errorTitle: "Error: {title}",
  skipToContent: "Skip to content",
  notice: "Notice",
  closeNotice: "Close the notice",
  mainMenu: "Main",
  mobileMenu: "Mobile",
  menu: "Menu",
  darkTheme: "Dark theme",
  findUs: "Find us",
  elsewhere: "Elsewhere",
  liveSite: "Visit the live site",
  breadcrumbs: "Breadcrumb",
  home: "Home",
  portfolio: "Portfolio",
  technologies: "Technologies",
  careers: "Careers",

  articles: "Articles",
  articlesPage: "{title}, page {number} of {all}",
  articlesOn: "Articles on {topic}",
  articlesOnDescription: "{title}: what we have written about it, the latest first.",
  allTopics: "All",
  topics: "Topics",
  minutes: "{minutes} min read",
  updated: "Updated {date}",
  contents: "On this page",
  readNext: "Read next",
  allArticles: "All articles",
  newer: "Newer",
  older: "Older",
  seeProject: "See the project: {project}",
  notes: "Notes",
  backFromNote: "Back to note {number} in the text",
  table: "Table",

  codeSamples: "Code samples",
  layer: "Layer",
  resumeRotation: "Resume rotation",
  pauseRotation: "Pause rotation",
  learnMore: "Learn More",
  about: "about {topic}",
  carousel: "carousel",
  slide: "slide",
  testimonials: "Testimonials",
  testimonialSlides: "Testimonials, slides",
  previousTestimonial: "Previous testimonial",
  nextTestimonial: "Next testimonial",
  goToTestimonial: "Go to testimonial {number}",
  slideOf: "{number} of {all}",

  getInTouch: "Get in Touch",
  servicesOnPage: "Services on this page",
  projects: "Projects",
  projectsShown: "{shown} of {all} projects",
  technologyStack: "{project}: technology stack",
  builtWith: "Built with {technology}",
  relatedTo: "Related to {technology}",
  seeService: "See our {service} service",
  rated: "Rated {stars} of {all}",
  inFigures: "In figures",
  quotation: "“{text}”",
  sentence: "{text}.",

  remote: "Remote",
  anywhere: "anywhere on Earth",
  hybrid: "{city}, hybrid",
  onSite: "{city}, on-site",
  fullTime: "Full-time",
  partTime: "Part-time",
  contract: "Contract",
  temporary: "Temporary",
  internship: "Internship",

  shareImage: "{title}: the words beside a picture in an arch",
  since: "{city}, since {year}",
  openings: "Openings",
  pages: "Pages",
  /** For figures in texts, with a space between them. */
  numbers: "one two three four five six seven eight nine ten eleven twelve",
};

/** Answers of the server that are no pages. */
export const server = {
  nothingHere: "There is nothing at this address.",
  onlyRead: "This address can only be read.",
};
