import sharp from "sharp";
import { expect, test } from "vitest";
import { logoProblem } from "#content/rules/logo.ts";
import { inlineDrawing } from "./drawing.ts";

const xmlns = `xmlns="http://www.w3.org/2000/svg"`;
const box = `width="32" height="32" viewBox="0 0 32 32"`;
const ring = `<circle cx="16" cy="16" r="11"/>`;
const tick = `<path d="M9 17L14 22L23 11"/>`;

/** As these programs and sets of icons write their files. */
const exports = {
  "Figma, outlines": `<svg ${box} fill="none" ${xmlns}><circle cx="16" cy="16" r="11" stroke="#0B6E4F" stroke-width="4"/><path d="M9 17L14 22L23 11" stroke="#0B6E4F" stroke-width="3"/></svg>`,
  "Figma, a mask": `<svg ${box} fill="none" ${xmlns}><mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32"><rect width="16" height="32" fill="#000"/></mask><g mask="url(#mask0_1_2)"><rect width="32" height="32" rx="8" fill="#E5484D"/></g></svg>`,
  "Figma, luminance": `<svg ${box} fill="none" ${xmlns}><mask id="a" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="32" height="32"><path d="M0 0H32V32H0Z" fill="white"/><path d="M8 8H24V24H8Z" fill="black"/></mask><g mask="url(#a)"><path d="M2 2H30V30H2Z" fill="#3451B2"/></g></svg>`,
  "Figma, a clip and a gradient": `<svg ${box} fill="none" ${xmlns}><g clip-path="url(#clip0)"><circle cx="16" cy="16" r="16" fill="url(#paint0)"/></g><defs><linearGradient id="paint0" x1="0" y1="0" x2="32" y2="32" gradientUnits="userSpaceOnUse"><stop stop-color="#FF8A00"/><stop offset="1" stop-color="#E52E71" stop-opacity="0.4"/></linearGradient><clipPath id="clip0"><rect width="32" height="20" fill="white"/></clipPath></defs></svg>`,
  "Figma, a shadow": `<svg ${box} fill="none" ${xmlns}><g filter="url(#f)"><rect x="6" y="6" width="18" height="18" rx="4" fill="#12A594"/></g><defs><filter id="f" x="0" y="0" width="32" height="32" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="1"/></filter></defs></svg>`,
  "Illustrator, classes": `<?xml version="1.0" encoding="UTF-8"?><svg id="Layer_2" data-name="Layer 2" ${xmlns} viewBox="0 0 32 32"><defs><style>.cls-1 { fill: #f05a28; } .cls-1, .cls-2 { stroke-width: 0px; } .cls-2 { fill: none; stroke: #231f20; stroke-width: 2px; }</style></defs><g id="Layer_1-2"><circle class="cls-1" cx="16" cy="16" r="9"/><circle class="cls-2" cx="16" cy="16" r="13"/></g></svg>`,
  "Illustrator, older": `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  --><svg version="1.1" id="Layer_1" ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" viewBox="0 0 32 32" style="enable-background:new 0 0 32 32;" xml:space="preserve"><style type="text/css">.st0{fill-rule:evenodd;clip-rule:evenodd;fill:#0071BC;}</style><path class="st0" d="M2,2h28v28H2V2z M8,8h16v16H8V8z"/></svg>`,
  "Affinity, holes": `<svg width="100%" height="100%" viewBox="0 0 32 32" version="1.1" ${xmlns} xml:space="preserve" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><path d="M2,2L30,2L30,30L2,30L2,2ZM8,8L24,8L24,24L8,24L8,8Z" style="fill:rgb(90,40,140);"/></svg>`,
  "Affinity, round lines": `<svg viewBox="0 0 32 32" ${xmlns} style="fill:none;stroke:rgb(200,60,30);stroke-width:4px;stroke-linecap:round;stroke-linejoin:round;"><path d="M6,26L16,6L26,26"/></svg>`,
  "Inkscape, plain": `<svg ${box} version="1.1" id="svg5" ${xmlns} xmlns:svg="http://www.w3.org/2000/svg"><g id="layer1"><path style="fill:#008000;stroke:#000000;stroke-width:1.5;stroke-linecap:butt;stroke-opacity:0.5" d="m 4,4 h 24 v 24 h -24 z" id="rect1"/></g></svg>`,
  "Inkscape, its own namespace": `<svg ${box} ${xmlns} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"><sodipodi:namedview id="base" pagecolor="#ffffff"/><defs><linearGradient id="l1"><stop style="stop-color:#1a5fb4;stop-opacity:1" offset="0"/><stop style="stop-color:#1a5fb4;stop-opacity:0" offset="1"/></linearGradient><linearGradient xlink:href="#l1" id="l2" x1="4" x2="28" y1="0" y2="0" gradientUnits="userSpaceOnUse"/></defs><g inkscape:groupmode="layer" inkscape:label="Layer 1" transform="translate(1,1)"><circle style="fill:url(#l2)" cx="15" cy="15" r="14"/></g></svg>`,
  "Sketch, groups": `<svg ${box} version="1.1" ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink"><title>Logo</title><defs><rect id="path-1" x="0" y="0" width="24" height="24" rx="6"></rect></defs><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><g transform="translate(4, 4)"><mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask><use fill="#F7B500" xlink:href="#path-1"></use><circle fill="#44D7B6" mask="url(#mask-2)" cx="24" cy="24" r="14"></circle></g></g></svg>`,
  "Canva, clips": `<svg ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink" width="500" zoomAndPan="magnify" viewBox="0 0 32 32" height="500" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><clipPath id="6c"><path d="M 4 4 L 28 4 L 28 28 L 4 28 Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#6c)"><path fill="#5271ff" d="M 16 0 L 32 32 L 0 32 Z" fill-opacity="1" fill-rule="nonzero"/></g></svg>`,
  Lucide: `<svg ${xmlns} width="24" height="24" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-check">${ring}${tick}</svg>`,
  "Heroicons, outline": `<svg ${xmlns} fill="none" viewBox="0 0 32 32" stroke-width="1.5" stroke="currentColor" class="size-6" aria-hidden="true" data-slot="icon">${tick}</svg>`,
  "Heroicons, solid": `<svg ${xmlns} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true"><path fill-rule="evenodd" d="M2 2h28v28H2zM8 8v16h16V8z" clip-rule="evenodd"/></svg>`,
  "Material, a path for the box": `<svg ${xmlns} height="24px" viewBox="0 0 32 32" width="24px" fill="#1f1f1f"><path d="M0 0h32v32H0z" fill="none"/><path d="M6 6h20v8H6z"/></svg>`,
  "a root that is half there": `<svg ${box} ${xmlns} opacity="0.5" color="#aa3377" fill="currentColor">${ring}</svg>`,
  "CorelDRAW, classes in CDATA": `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg ${xmlns} xml:space="preserve" width="32mm" height="32mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 32 32"><defs><style type="text/css"><![CDATA[ .fil0 {fill:#E31E24} ]]></style></defs><path class="fil0" d="M2 2l28 0 0 28 -28 0zM8 8l16 0 0 16 -16 0z"/></svg>`,
  "potrace, upside down": `<svg version="1.0" ${xmlns} width="32.000000pt" height="32.000000pt" viewBox="0 0 32 32" preserveAspectRatio="xMidYMid meet"><metadata>Created by potrace 1.16</metadata><g transform="translate(0,32) scale(0.1,-0.1)" fill="#000000" stroke="none"><path d="M20 20 l280 0 0 140 -280 0 z"/></g></svg>`,
  "a symbol that is used twice": `<svg ${box} ${xmlns} fill="#7c3aed"><symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10L5 10z"/></symbol><use href="#s" width="12" height="12" x="2" y="2"/><use href="#s" width="12" height="12" x="18" y="18" opacity=".5"/></svg>`,
  "single quotes": `<svg ${xmlns} viewBox='0 0 32 32' fill='none'><path d='M4 16h24' stroke='#d6409f' stroke-width='6'/></svg>`,
  "Affinity, an artboard": `<svg width="100%" height="100%" viewBox="0 0 32 32" version="1.1" ${xmlns} xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;"><g transform="matrix(0.5,0,0,0.5,0,0)"><g id="Artboard1" serif:id="Artboard 1"><clipPath id="_clip1"><rect x="4" y="4" width="56" height="40"/></clipPath><g clip-path="url(#_clip1)"><circle cx="32" cy="32" r="28" style="fill:rgb(0,120,90);fill-opacity:0.8;"/></g></g></g></svg>`,
};

const size = 96;
const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(size, size).raw().toBuffer();

test.each(Object.entries(exports))("%s: what is inlined is what was exported", async (_, svg) => {
  expect(logoProblem(svg)).toBeUndefined();
  const { viewBox, body } = inlineDrawing(svg, "logo");
  expect(body).not.toMatch(/style|<script/); // which the policy of pages forbids
  const [before, after] = await Promise.all([
    pixels(svg),
    pixels(`<svg ${xmlns} viewBox="${viewBox}" width="32" height="32">${body}</svg>`),
  ]);
  expect(before.length).toBe(after.length);
  // Shapes whose numbers svgo has rounded differ at their edges.
  const different = before.filter((value, i) => Math.abs(value - (after[i] ?? 0)) > 24).length;
  expect(different / before.length).toBeLessThan(0.003);
  expect(new Set(after).size).toBeGreaterThan(1);
});

test.each([
  [`<text x="1" y="9">Acme</text>`, "has text"],
  [`<image href="data:image/png;base64,AAAA"/>`, "has a picture"],
  [`<g style="isolation:isolate"><g style="mix-blend-mode:multiply">${ring}</g></g>`, "blends"],
  [`<style>@media (prefers-color-scheme:dark){.a{fill:#eee}}</style>${ring}`, "has rules of its"],
  [`<a><set attributeName="href" to="javascript:alert(1)"/>${ring}</a>`, "moves"],
  [`<use href="https://a.example/b.svg#c"/>`, "another file or website"],
  [`<path fill="url(//a.example/b#c)" d="M2 2h9"/>`, "another file or website"],
  [`<style>@import url(//a.example/b)</style>${ring}`, "another file or website"],
  ["<path", "is no whole SVG file"],
  [`</svg><svg ${xmlns}>`, "has to begin with <svg"],
])("%s is refused, with what to do", (part, problem) => {
  expect(logoProblem(`<svg ${box} ${xmlns}>${part}</svg>`)).toContain(problem);
});

test.each([
  `<a href="java&#10;script:alert(1)"><set attributeName="href" to="javascript:alert(1)"/>${ring}</a>`,
  `<use href="//a.example/b.svg#c"/><path onclick="a" fill="url('https://a.example/b')" d="M2 2h9"/>`,
  `<style>@import url(//a.example/b);@keyframes a{to{opacity:0}}</style>${ring}`,
])("nothing of %s runs, moves or asks another site", (part) => {
  const { body } = inlineDrawing(`<svg ${box} ${xmlns}>${part}</svg>`, "logo");
  expect(body).not.toMatch(/script|example|style|onclick|<set/);
});
