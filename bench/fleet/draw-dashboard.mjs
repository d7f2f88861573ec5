import { createRequire } from "node:module";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "../../build/find-chromium.mjs";

const chart = path.dirname(createRequire(import.meta.url).resolve("uplot/package.json"));

/** The width of one of the 24 columns and the height of a row, in pixels. */
const [COLUMN, ROW] = [60, 36];

/** What a series is called: the panel's pattern with the labels in it. */
export const legendOf = (pattern, labels) => pattern.replace(/\{\{(\w+)\}\}/g, (_whole, name) => labels[name] ?? "");

/** Draws a panel's series; runs in the page. */
const draw = ({ panels, column, row }) => {
  const colors = ["#74205d", "#1b4f86", "#0b6247", "#b4530a", "#c0104b", "#644c5c", "#00507e", "#8a3d00", "#943a7b"];
  const units = {
    reqps: (value) => `${value} req/s`,
    percentunit: (value) => `${Math.round(value * 1000) / 10} %`,
    s: (value) => (value < 1 ? `${Math.round(value * 1000)} ms` : `${value} s`),
    bytes: (value) => `${Math.round(value / 1048576)} MiB`,
    short: (value) => `${value}`,
  };
  for (const { title, type, place, unit, times, series } of panels) {
    const box = document.createElement("section");
    Object.assign(box.style, {
      position: "absolute",
      left: `${place.x * column}px`,
      top: `${place.y * row}px`,
      width: `${place.w * column - 8}px`,
      height: `${place.h * row - 8}px`,
    });
    const head = box.appendChild(document.createElement(type === "row" ? "h1" : "h2"));
    head.textContent = title;
    document.body.append(box);
    if (type === "row") continue;
    const write = units[unit] ?? units.short;
    if (series.length === 0) box.append("No data");
    else
      new window.uPlot(
        {
          width: place.w * column - 24,
          height: place.h * row - 100,
          cursor: { show: false },
          legend: { live: false },
          scales: { y: { range: (_chart, _least, most) => [0, most > 0 ? most * 1.1 : 1] } },
          axes: [
            {
              space: 90,
              values: (_chart, ticks) => ticks.map((tick) => new Date(tick * 1000).toISOString().slice(11, 19)),
            },
            { size: 76, values: (_chart, ticks) => ticks.map((tick) => write(Math.round(tick * 1e4) / 1e4)) },
          ],
          series: [
            {},
            ...series.map(({ name }, index) => ({
              label: name,
              stroke: colors[index % colors.length],
              width: 1.5,
              points: { show: false },
            })),
          ],
        },
        [times, ...series.map(({ values }) => values)],
        box,
      );
  }
};

const look = `
  body { margin: 8px; background: #f4f5f5; font: 12px system-ui, sans-serif; position: relative; }
  section { background: #fff; border: 1px solid #dcdee3; border-radius: 3px; overflow: hidden; box-sizing: border-box; padding: 0 8px; }
  h1 { font-size: 15px; margin: 5px 0; } h2 { font-size: 13px; margin: 8px 0 2px; }
  .u-legend { font-size: 11px; text-align: left; } .u-legend th { padding: 0 6px 0 0; } .u-inline tr { margin-right: 4px; }`;

/**
 * Draws a dashboard of Grafana with given values, as it would be laid out.
 * @param panels each with title, place (`gridPos`), unit, times and series
 * @param file where the picture goes (PNG)
 */
export const drawDashboard = async (panels, file) => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const height = Math.max(...panels.map(({ place }) => place.y + place.h)) * ROW + 16;
    const page = await browser.newPage({ viewport: { width: 24 * COLUMN + 8, height } });
    await page.setContent("<!doctype html><title>Dashboard</title>");
    await page.addStyleTag({ path: path.join(chart, "dist/uPlot.min.css") });
    await page.addStyleTag({ content: look });
    await page.addScriptTag({ path: path.join(chart, "dist/uPlot.iife.min.js") });
    await page.evaluate(draw, { panels, column: COLUMN, row: ROW });
    await page.screenshot({ path: file });
  } finally {
    await browser.close();
  }
};
