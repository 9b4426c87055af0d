import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:4320";
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
for (const path of ["/#projects", "/services#data-science-ai"])
for (const js of [true, false]) { let out = []; for (let i = 0; i < 6; i++) {
  const p = await (await b.newContext({ viewport: { width: 390, height: 900 }, javaScriptEnabled: js })).newPage();
  if (js) await p.addInitScript(() => { const log: any[] = []; Object.assign(window, { log }); addEventListener("scroll", () => log.push([Math.round(performance.now()), scrollY, document.readyState, document.documentElement.scrollHeight, document.documentElement.dataset.glide])); addEventListener("DOMContentLoaded", () => log.push(["dcl", performance.now(), scrollY])); addEventListener("load", () => log.push(["load", performance.now(), scrollY])); });
  await p.goto(base + path); await wait(1200);
  await p.mouse.move(200, 400);
  await p.mouse.wheel(0, 200);
  await wait(1500);
  const s = () => p.evaluate(() => scrollY);
  const y = await s();
  await p.reload(); await wait(1000); const r = await s();
  if (js && r !== y) console.log(JSON.stringify(await p.evaluate(() => (window as any).log)));
  await p.goto(base + "/llms.txt"); await wait(300);
  await p.goBack(); await wait(1000);
  out.push([y, r, await s()].join(" "));
  await p.context().close();
} console.log(path, js, out); }
await b.close();
