import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('./crowd-page/faults.ts', import.meta.url));

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'crowd' } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return `(() => { ${output[0].code}; return crowd.faultsHere(); })()`;
}

let script: Promise<string> | undefined;

/** The look at a page as one script, whose value is what it finds: it goes there as text. */
export function crowdLook(): Promise<string> {
  script ??= bundled();
  return script;
}
