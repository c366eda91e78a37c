// What runs in production, and what is known against it: `node scripts/packages.mjs [--write]`.
// Reads package-lock.json: the packages that `tabula serve` and the page need, with all they need themselves. Fails if one
// is deprecated, has no checksum, comes from elsewhere than the registry, or has an install script that package.json
// (`allowScripts`) says nothing about; if docs/packages.md is not that list (--write makes it so); and if the registry
// knows of a weakness. A registry that does not answer such questions is reported and fails nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const page = join(root, 'docs/packages.md');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Where production begins. The benchmarks are left out: they belong to `tabula bench`, which no server runs. */
const ROOTS = ['cli', 'server', 'web'];
const LEFT_OUT = new Set(['bench']);
const REGISTRY = 'https://registry.npmjs.org/';

/** The entry that `from` gets when it asks for a package: the nearest node_modules that has it. */
function found(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return packages[path].link === true ? packages[path].resolved : path;
    if (at === '') return null;
  }
}

/** Everything that production needs, by its place; optional things are those of other platforms. */
function needed() {
  const seen = new Set();
  const visit = (path) => {
    if (path === null || seen.has(path) || LEFT_OUT.has(path)) return;
    seen.add(path);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(found(path, name));
  };
  for (const path of ROOTS) visit(path);
  return [...seen].filter((path) => path.includes('node_modules/')).sort();
}

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const list = needed().map((path) => ({ path, name: nameOf(path), ...packages[path] }));
const problems = list.flatMap(({ name, version, deprecated, integrity, resolved = REGISTRY, hasInstallScript }) => [
  ...(deprecated === undefined ? [] : [`${name} ${version} is deprecated: ${deprecated}`]),
  ...(integrity === undefined ? [`${name} ${version} has no checksum`] : []),
  ...(resolved.startsWith(REGISTRY) ? [] : [`${name} ${version} comes from ${resolved}`]),
  ...(hasInstallScript === true && allowScripts[name] === undefined
    ? [`${name} ${version} has an install script that allowScripts in package.json does not speak of`]
    : []),
]);

const scripted = list.filter(({ hasInstallScript }) => hasInstallScript === true);
const row = ({ name, version, license, optional }) =>
  `| \`${name}\` | ${version} | ${license ?? '?'} | ${optional === true ? 'where it fits' : 'yes'} |`;
const text = `# Packages that run in production

Made by \`node scripts/packages.mjs --write\` from \`package-lock.json\`: what \`tabula serve\` and the page need, with all that
these need. ${list.length} packages; those of other platforms are not installed. Why each of ours was chosen is in
[architecture.md](architecture.md).

Install scripts run code of the package on the machine that installs it. ${scripted.length} of these packages ${scripted.length === 1 ? 'has' : 'have'} one:

${scripted.map(({ name, version }) => `- \`${name}\` ${version}: ${allowScripts[name] === true ? 'runs' : 'does not run; what it would fetch is in the package already'}`).join('\n')}

Continuous integration asks the registry for known weaknesses of all of them (\`npm audit\`), as far as it answers, and
refuses packages that are deprecated, have no checksum, or bring a new install script.

| package | version | licence | installed |
|---|---|---|---|
${list.map(row).join('\n')}
`;

if (process.argv.includes('--write')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text)
  problems.push('docs/packages.md is not what package-lock.json says: node scripts/packages.mjs --write');

/** What the registry knows, or why it does not say. */
function weaknesses() {
  const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (error !== undefined) return { silent: error.message };
  try {
    const answer = JSON.parse(stdout);
    if (answer.vulnerabilities === undefined) return { silent: answer.message ?? 'no answer' };
    return { known: Object.values(answer.vulnerabilities) };
  } catch {
    return { silent: 'no answer' };
  }
}

const { known = [], silent } = weaknesses();
const ours = new Set(list.map(({ name }) => name));
for (const { name, severity, range } of known)
  if (ours.has(name)) problems.push(`${name} ${range} has a known weakness (${severity})`);
console.log(`${list.length} packages in production, ${scripted.length} with an install script`);
console.log(
  silent === undefined ? `known weaknesses: ${known.length}` : `the registry does not tell of weaknesses: ${silent}`,
);
for (const problem of problems) console.log(`  ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
