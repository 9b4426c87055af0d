import type { Sentences } from "./fill.ts";

/* As en.ts, in German, formally. */

export const forms: Sentences["forms"] = {
  messageSent: "Vielen Dank für Ihre Nachricht! Wir melden uns in Kürze.",
  messageFailed:
    "Ihre Nachricht konnte leider nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
  applicationSent: "Bewerbung gesendet!",
  applicationFailed:
    "Ihre Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  again:
    "Unser Server ist gerade nicht zu erreichen. Wir senden dies von selbst noch einmal. Bitte lassen Sie diese Seite offen.",
  reference: "Ihr Zeichen: {reference}",
  another: "Noch eine Nachricht schreiben",

  name: "Bitte geben Sie Ihren Namen ein",
  fullName: "Bitte geben Sie Ihren vollständigen Namen ein",
  email: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  subject: "Bitte geben Sie einen Betreff ein",
  message: "Bitte geben Sie Ihre Nachricht ein",
  location: "Bitte wählen Sie einen Ort",
  url: "Bitte geben Sie eine gültige Adresse ein, zum Beispiel https://github.com/ihr-name",
  job: "Bitte wählen Sie eine Stelle",
  jobClosed:
    "Für diese Stelle nehmen wir keine Bewerbungen mehr an. Bitte wählen Sie eine andere auf der Seite mit unseren Stellen.",
  longLine: "Bitte schreiben Sie höchstens 500 Zeichen",
  longText:
    "Bitte kürzen Sie dies auf höchstens 30.000 Zeichen, oder senden Sie uns die lange Fassung per E-Mail",

  resume: "Bitte fügen Sie Ihren Lebenslauf an",
  resumeAgain: "Bitte fügen Sie Ihren Lebenslauf noch einmal an",
  resumeEmpty:
    "Bitte fügen Sie Ihren Lebenslauf an: Die Datei ist leer. Wenn sie in einer Cloud liegt, laden Sie sie zuerst herunter.",
  resumeType: "Bitte fügen Sie eine Datei als PDF, DOC oder DOCX an",
  resumeEnding:
    "Bitte fügen Sie eine Datei als PDF, DOC oder DOCX an, deren Name auf .pdf, .doc oder .docx endet",
  resumeUnreadable:
    "Bitte fügen Sie eine Datei als PDF, DOC oder DOCX an. Diese können wir nicht lesen. Bitte speichern Sie sie als PDF und fügen Sie sie noch einmal an.",
  resumeLocked:
    "Diese Datei ist durch ein Passwort geschützt. Bitte speichern Sie sie als PDF und fügen Sie sie noch einmal an.",
  resumeMacros:
    "Diese Datei enthält Makros. Bitte speichern Sie sie als PDF und fügen Sie sie noch einmal an.",
  resumeInfected:
    "Unser Virenscanner hat in dieser Datei etwas gefunden. Bitte speichern Sie Ihren Lebenslauf auf einem anderen Gerät als PDF, und fügen Sie dieses an.",
  resumeSize: "Bitte fügen Sie eine Datei von höchstens 5 MB an",
  resumeChanged:
    "Bitte wählen Sie die Datei noch einmal: Sie wurde danach geändert, verschoben oder gelöscht, und nichts wurde gesendet. Wenn sie in einer Cloud liegt, laden Sie sie zuerst herunter.",

  marked: "Bitte berichtigen Sie die markierten Felder.",
  offline:
    "Wir konnten unseren Server nicht erreichen. Ihr Text steht noch hier: Bitte prüfen Sie Ihre Verbindung und senden Sie ihn noch einmal.",
  noAnswer:
    "Unser Server hat nicht rechtzeitig geantwortet. Ihr Text steht noch hier: Bitte senden Sie ihn noch einmal. Falls er schon angekommen ist, wird er nicht zweimal gespeichert.",
  rateLimited:
    "Aus Ihrem Netz kamen zu viele Nachrichten. Bitte behalten Sie Ihren Text und senden Sie ihn in einer Stunde noch einmal, oder schreiben Sie uns eine E-Mail.",
  crowded:
    "Im Moment kommen zu viele Nachrichten an. Ihr Text steht noch hier: Bitte senden Sie ihn in einer Stunde noch einmal, oder schreiben Sie uns eine E-Mail.",
  busy: "Im Moment kommen zu viele Dateien an. Bitte senden Sie es in einer Minute noch einmal.",
  inboxAway:
    "Wir können im Moment keine Nachrichten speichern. Bitte senden Sie es in einer Minute noch einmal, oder schreiben Sie uns eine E-Mail.",
  inboxFull: "Unser Posteingang ist im Moment voll. Bitte schreiben Sie uns eine E-Mail.",
  inboxFullForApplications:
    "Unser Posteingang nimmt im Moment keine Bewerbungen mehr an. Bitte senden Sie Ihre per E-Mail.",
  tooLarge:
    "Das ist mehr, als wir auf einmal annehmen können. Bitte senden Sie einen kürzeren Text oder eine kleinere Datei.",
  sentBefore:
    "Dieses Formular wurde schon mit anderem Inhalt gesendet. Bitte ändern Sie ein Wort und senden Sie es noch einmal.",
  notUnderstood:
    "Bitte kopieren Sie Ihren Text, laden Sie die Seite neu und senden Sie ihn noch einmal, oder schreiben Sie uns eine E-Mail.",
  foreign: "Bitte öffnen Sie das Formular auf unserer eigenen Website und senden Sie es von dort.",
  filtered:
    "Ein Filter vor unserem Server hat diesen Text abgelehnt, vielleicht wegen Code, eines Dateinamens oder eines Links darin. Ihr Text ist noch da: Bitte ändern Sie das, oder schreiben Sie uns eine E-Mail.",
  serverError:
    "Bei uns ist etwas schiefgegangen. Wenn es so bleibt, schreiben Sie uns bitte eine E-Mail.",
};

export const page: Sentences["page"] = {
  errorTitle: "Fehler: {title}",
  skipToContent: "Zum Inhalt springen",
  notice: "Hinweis",
  closeNotice: "Hinweis schließen",
  mainMenu: "Hauptmenü",
  mobileMenu: "Menü für kleine Bildschirme",
  menu: "Menü",
  darkTheme: "Dunkles Farbschema",
  findUs: "So finden Sie uns",
  elsewhere: "Anderswo",
  liveSite: "Zur laufenden Seite",
  breadcrumbs: "Pfad zu dieser Seite",
  home: "Startseite",
  portfolio: "Projekte",
  technologies: "Technik",
  careers: "Stellen",

  articles: "Artikel",
  articlesPage: "{title}, Seite {number} von {all}",
  articlesOn: "Artikel über {topic}",
  articlesOnDescription: "{title}: was wir darüber geschrieben haben, das Neueste zuerst.",
  allTopics: "Alle",
  topics: "Themen",
  minutes: "{minutes} Min. Lesezeit",
  updated: "Geändert am {date}",
  contents: "Auf dieser Seite",
  readNext: "Weiterlesen",
  allArticles: "Alle Artikel",
  newer: "Neuere",
  older: "Ältere",
  seeProject: "Das Projekt: {project}",
  notes: "Anmerkungen",
  backFromNote: "Zurück zu Anmerkung {number} im Text",
  table: "Tabelle",

  codeSamples: "Codebeispiele",
  layer: "Schicht",
  resumeRotation: "Wechsel fortsetzen",
  pauseRotation: "Wechsel anhalten",
  learnMore: "Mehr erfahren",
  about: "über {topic}",
  carousel: "Karussell",
  slide: "Folie",
  testimonials: "Stimmen",
  testimonialSlides: "Stimmen, Folien",
  previousTestimonial: "Vorige Stimme",
  nextTestimonial: "Nächste Stimme",
  goToTestimonial: "Zu Stimme {number}",
  slideOf: "{number} von {all}",

  getInTouch: "Kontakt aufnehmen",
  servicesOnPage: "Leistungen auf dieser Seite",
  projects: "Projekte",
  projectsShown: "{shown} von {all} Projekten",
  technologyStack: "{project}: verwendete Technik",
  builtWith: "Gebaut mit {technology}",
  relatedTo: "Mehr zu {technology}",
  seeService: "Unsere Leistung: {service}",
  rated: "Bewertet mit {stars} von {all}",
  inFigures: "In Zahlen",
  quotation: "„{text}“",
  sentence: "{text}.",

  remote: "Von zu Hause",
  anywhere: "überall auf der Erde",
  hybrid: "{city}, teils von zu Hause",
  onSite: "{city}, vor Ort",
  fullTime: "Vollzeit",
  partTime: "Teilzeit",
  contract: "Freie Mitarbeit",
  temporary: "Befristet",
  internship: "Praktikum",

  shareImage: "{title}: die Wörter neben einem Bild in einem Bogen",
  since: "{city}, seit {year}",
  openings: "Stellen",
  pages: "Seiten",
  numbers: "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
};

export const server: Sentences["server"] = {
  nothingHere: "Unter dieser Adresse gibt es nichts.",
  onlyRead: "Diese Adresse kann nur gelesen werden.",
};
