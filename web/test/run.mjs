// Bundles the tests of this folder and runs them with Node: `npm test` for all, `node test/run.mjs NAME.test.ts ...` for some.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const bundles = join(here, "..", "..", "build", "client-tests");
const named = process.argv.slice(2);
const tests = named.length > 0 ? named : readdirSync(here).filter((name) => name.endsWith(".test.ts"));

/** The bundler itself is not bundled: a test that uses it finds it where this one does. */
const fromHere = ({ path }) => ({ path: import.meta.resolve(path), external: true });

rmSync(bundles, { recursive: true, force: true });
mkdirSync(bundles, { recursive: true });
await build({
  entryPoints: tests.map((name) => join(here, name)),
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".css": "empty" },
  outdir: bundles,
  outExtension: { ".js": ".mjs" },
  logLevel: "warning",
  plugins: [{ name: "tools", setup: (tests) => tests.onResolve({ filter: /^esbuild$/ }, fromHere) }],
});
const files = tests.map((name) => join(bundles, name.replace(/\.ts$/, ".mjs")));
process.exitCode =
  spawnSync(process.execPath, ["--test", ...files], { cwd: join(here, ".."), stdio: "inherit" }).status ?? 1;
