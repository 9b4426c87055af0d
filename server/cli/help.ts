export const helpText = `What visitors sent through the contact form and the job application.

  npm run inbox                        list the newest 50, newest last ("list 500", "list all")
  npm run inbox suspected              list what was kept apart: probably sent by programs; likewise
  npm run inbox accept 7KMP2XWA        put it among the others after all, by its reference; also several
  npm run inbox show 7KMP2XWA          read one
  npm run inbox find WORDS             list what has all these words in it, kept apart or not; without
                                       words it asks for them
  npm run inbox by opening             list who applied for what, or by page: what was sent from where
  npm run inbox answered 7KMP2XWA      mark as answered, also several ("answered 7KMP2XWA undo": not answered)
  npm run inbox resume 7KMP2XWA        write an application's resume to a file ("resume 7KMP2XWA FILE")
  npm run inbox retry                  deliver again what is not delivered ("retry 7KMP2XWA": only that one)
  npm run inbox delete 7KMP2XWA        delete for good, also several ("delete 7KMP2XWA yes" does not ask)

  npm run inbox export                 everything as JSON (npm run -s, to have nothing else)
  npm run inbox export all.json        the same into a new file; all.csv is for spreadsheets
  npm run inbox export email           only what one person sent, whose address it asks for; also with a file
  npm run inbox erase email            erase all one person sent ("erase email yes" does not ask again)

  Of list, suspected, find, by and export these leave what fits: opening=designer, page=/contact,
  since=2026-11-01, such as: npm run inbox by page since=2026-11-01

  npm run inbox test                   send a test to mail, webhooks and chats, and say what became of it

  npm run inbox backup FILE            one checked copy of everything, also while the site is running
  npm run inbox restore FILE           put such a copy in place; only while the site is stopped
  npm run inbox move                   take everything from DATA_DIR to DATABASE_URL; while it is stopped
  npm run inbox help                   this text

In the list, "unsent" is tried again by itself, and "parked" was given up: show says why. "maybe" was
sent, but the mail server never answered; "no file" was mailed with a link in place of its resume;
"no reply" has an address that does not exist. show also takes the numbers of mails of version 1.2.
Everything is read from DATABASE_URL or else DATA_DIR (default: data), also while the site is running.
Options may be written with dashes, --email and so on, after "npm run inbox --".`;
