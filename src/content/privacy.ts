import { company } from "./company.ts";

/**
 * The privacy page. It says what the server in this repository does: whoever changes how long
 * messages are kept (RETENTION_MESSAGES, RETENTION_APPLICATIONS, docs/operating.md) changes the
 * two figures here as well.
 */
export const privacy = {
  title: "Privacy",
  description: `What ${company.name} stores when you write to us or apply for a job, who reads it, how long it stays, and how to have it erased.`,
  heading: "What we keep, and for how long",
  intro:
    "This site has two forms. Apart from what you send with them, it learns nothing about you that it keeps: no cookies, no counters, no scripts from anybody else.",
  facts: [
    {
      figure: "365",
      unit: "days",
      text: "A message from the contact form is erased a year after it came, unless you ask sooner.",
    },
    {
      figure: "180",
      unit: "days",
      text: "An application goes with its resume after about six months, hired or not.",
    },
    {
      figure: "0",
      unit: "cookies",
      text: "The theme you choose is remembered by your own browser and never sent.",
    },
  ],
  sections: [
    {
      heading: "What is stored",
      points: [
        "A message: your name, your e-mail address, the subject, the text, and when it came.",
        "An application: your name, your e-mail address, the job, where you would work, your phone number and profile addresses if you gave them, and the resume as you attached it.",
        "A random number made by your browser, so that pressing the button twice does not send things twice. It says nothing about you.",
      ],
    },
    {
      heading: "What is not",
      points: [
        "Your network address. The server counts requests by it for a few minutes, in memory, to hold off floods; it is written nowhere.",
        "What you read here. The server's log holds the page, the time and whether it worked, and nothing of who asked.",
        "Anything at all with an advertiser, a map, a font service or a video site. Every file comes from this server.",
      ],
    },
    {
      heading: "Where it is and who reads it",
      points: [
        `Messages lie in one database on the server of ${company.name}, and in the mailbox of the people who answer them. Applications are read by the team you would join.`,
        "Nothing is sold, lent or used to train anything.",
        "Programs that fill in forms are sorted out on the server, by what they do, without asking another company about you.",
      ],
    },
    {
      heading: "Having it erased, or sent to you",
      points: [
        "Write from the address you used. Whoever reads it can export everything under that address, or erase it: message, resume and all, in one step.",
        "Erased means overwritten in the database, not hidden. Copies in our backups are overwritten within the following month.",
        "Mail that has already reached a colleague's mailbox is deleted by hand, by that colleague.",
      ],
    },
  ],
  ask: {
    heading: "Ask us to erase it",
    text: "One line is enough. You need not say why.",
    subject: "Please erase my data",
    action: "Write to us",
  },
} as const;
