import { standalone } from "../shapes/svg.ts";
import { cyberGuardiansCampaign } from "./cyber-guardians-campaign.ts";
import { cyberGuardiansPhone } from "./cyber-guardians-phone.ts";
import { cyberGuardiansReport } from "./cyber-guardians-report.ts";
import { iamadesignerEditor } from "./iamadesigner-editor.ts";
import { iamadesignerInquiry } from "./iamadesigner-inquiry.ts";
import { iamadesignerPage } from "./iamadesigner-page.ts";
import { takenoteMerge } from "./takenote-merge.ts";
import { takenoteSearch } from "./takenote-search.ts";
import { takenoteWeek } from "./takenote-week.ts";

/* Further screens of case studies; entries refer to them by name (`drawing`). */

const drawn = (viewBox: string, bodies: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(Object.entries(bodies).map(([name, body]) => [name, standalone(viewBox, body)]));

export const wideScreens = drawn("0 0 640 400", {
  "cyber-guardians-campaign": cyberGuardiansCampaign,
  "cyber-guardians-report": cyberGuardiansReport,
  "takenote-week": takenoteWeek,
  "takenote-merge": takenoteMerge,
  "iamadesigner-editor": iamadesignerEditor,
  "iamadesigner-page": iamadesignerPage,
});

export const phoneScreens = drawn("0 0 400 500", {
  "cyber-guardians-phone": cyberGuardiansPhone,
  "takenote-search": takenoteSearch,
  "iamadesigner-inquiry": iamadesignerInquiry,
});
