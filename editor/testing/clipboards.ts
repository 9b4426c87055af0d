/* What programs put on the clipboard, as HTML, around the same words. */

/** Word and Outlook have no elements for lists: a bullet is text, in a style that says so. */
export const word = {
  paragraphs: (...texts: string[]) =>
    wordDocument(texts.map((text) => `<p class=MsoNormal>${text}<o:p></o:p></p>`)),
  list: (...texts: string[]) => word.items(...texts.map((text) => [1, "·", text] as const)),
  items: (...items: (readonly [level: number, mark: string, text: string])[]) =>
    wordDocument(
      items.map(
        ([level, mark, text]) =>
          `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span\nstyle='font-family:Symbol;mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span><![endif]>${text}<o:p></o:p></p>`,
      ),
    ),
  table: (...rows: string[][]) =>
    wordDocument([
      `<table class=MsoTableGrid border=1>${rows.map((cells) => `<tr>${cells.map((text) => `<td width=300 valign=top><p class=MsoNormal>${text}<o:p></o:p></p></td>`).join("\n")}</tr>`).join("\n")}</table>`,
    ]),
  /** As it puts both at the end of a document. */
  note: (text: string) =>
    `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1" title=""><span>[1]</span></a> ${text}<o:p></o:p></p></div></div>`,
  /** With changes and comments that are still to be settled. */
  reviewed: `One<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AB1]</a></span> <del cite="mailto:A" datetime="2026-01-01T10:00">old</del><ins cite="mailto:A" datetime="2026-01-01T10:00">new</ins>.`,
  comment: `<div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1"><p class=MsoCommentText><a name="_msocom_1"></a>Is this right?<o:p></o:p></p></div></div></div>`,
  /** Its file is on the computer of whoever copied it. */
  picture: (shown: string) =>
    `<span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=602 height=401\nsrc="file:///C:/clip_image002.png"${shown && ` alt="${shown}"`} v:shapes="Picture_x0020_1"><![endif]></span>`,
  footnote: `<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span\nclass=MsoFootnoteReference>[1]</span></a>`,
};

const wordDocument = (blocks: string[]) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>\n<!-- p.MsoNormal {margin:0cm} -->\n</style></head><body lang=EN-US><!--StartFragment-->\n\n${blocks.join("\n\n")}\n\n<!--EndFragment--></body></html>`;

export const docs = {
  paragraphs: (...texts: string[]) => docsDocument(texts.map(docsParagraph).join("<br />")),
  /** @param texts items, and lists within the list */
  list: (...texts: (string | string[])[]) => docsDocument(docsList(texts)),
};

const docsDocument = (inside: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0">${inside}</b><br class="Apple-interchange-newline">`;
const docsList = (texts: (string | string[])[]): string =>
  `<ul style="margin-top:0">${texts.map((it) => (Array.isArray(it) ? docsList(it) : `<li dir="ltr" style="white-space:pre" aria-level="1">${docsParagraph(it)}</li>`)).join("")}</ul>`;
const docsParagraph = (text: string) =>
  `<p dir="ltr" style="line-height:1.38"><span style="font-family:Arial;white-space:pre-wrap;">${text}</span></p>`;

/** Pages, Notes, TextEdit and Mail on a Mac. */
export const mac = {
  paragraphs: (...texts: string[]) =>
    macDocument(texts.map((text) => `<p class="p1"><span class="s1">${text}</span></p>`)),
  list: (...texts: string[]) =>
    macDocument([
      `<ul class="ul1">`,
      ...texts.map((text) => `<li class="li1"><span class="s2"></span>${text}</li>`),
      "</ul>",
    ]),
};

const macDocument = (lines: string[]) =>
  `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<html>\n<head>\n<meta name="Generator" content="Cocoa HTML Writer">\n<style type="text/css">\np.p1 {margin: 0.0px}\n</style>\n</head>\n<body>\n${lines.join("\n")}\n</body>\n</html>`;

/** Gmail and Apple Mail: a line is an element, an empty one has a line break. */
export const mail = (...lines: string[]) =>
  `<div dir="ltr">${lines.map((line) => `<div>${line || "<br>"}</div>`).join("")}</div>`;
