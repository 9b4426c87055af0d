export const helpText = `The messages visitors sent through the contact form.

  npm run inbox                        list them, newest last
  npm run inbox show 3                 read one
  npm run inbox export                 all of them as JSON (npm run -s, to have nothing else)
  npm run inbox export messages.json   the same into a new file
  npm run inbox export eml FOLDER      one .eml file each, for a mail program
  npm run inbox delete 3 4             delete for good ("delete 3 yes" does not ask)
  npm run inbox help                   this text

They are read from DATA_DIR (default: data), also while the site is running.`;
