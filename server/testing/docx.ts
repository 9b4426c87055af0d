import { plain, zipOf, type Part } from "./zip.ts";

const officeTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const strictTypes = "http://purl.oclc.org/ooxml/officeDocument/relationships";
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A part with one relationship. @param kind such as `image` @param more attributes */
export const relationshipIn = (
  name: string,
  kind: string,
  target: string,
  { types = officeTypes, more = "" } = {},
): Part =>
  plain(
    name,
    `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${types}/${kind}" Target="${target}"${more}/></Relationships>`,
  );

export const outside = { more: ' TargetMode="External"' };

const contentTypes = {
  word: "wordprocessingml.document",
  xl: "spreadsheetml.sheet",
  ppt: "presentationml.presentation",
};

/** `types`: more content types. `relationships`: how their types begin. `folder`: that of the main part. */
type Options = { types?: string; relationships?: string; folder?: keyof typeof contentTypes };

/** The parts of a minimal document. */
export const docxParts = ({ types = "", relationships, folder = "word" }: Options = {}): Part[] => [
  plain(
    "[Content_Types].xml",
    `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>${types}
<Override PartName="/${folder}/document.xml"
 ContentType="application/vnd.openxmlformats-officedocument.${contentTypes[folder]}.main+xml"/></Types>`,
  ),
  relationshipIn("_rels/.rels", "officeDocument", `${folder}/document.xml`, {
    types: relationships ?? officeTypes,
  }),
  plain(`${folder}/document.xml`, `${xml}<w:document><w:body/></w:document>`),
];

/** A minimal DOCX with more parts. */
export const docxWith = (...more: Part[]): Buffer => zipOf([...docxParts(), ...more]);
