// Says events as the page does: a table on standard input, its sentences on standard output.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const web = new URL('../web/', import.meta.url);
const require = createRequire(new URL('package.json', web));
const ts = require('typescript');
const { FluentBundle, FluentResource } = await import(pathToFileURL(require.resolve('@fluent/bundle')));

const source = readFileSync(new URL('src/games/said.ts', web), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } });
const { placeNames, say } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const { lang, catalogues, events, names, size, table } = JSON.parse(readFileSync(0, 'utf8'));
const bundle = new FluentBundle(lang, { useIsolating: false });
for (const text of catalogues) bundle.addResource(new FluentResource(text));
const t = (id, args) => {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args ?? null, []) : id;
};
const list = (words) => new Intl.ListFormat(lang, { type: 'conjunction' }).format(words);
const reader = { t, names, size, list, place: placeNames(table, lang) };
console.log(JSON.stringify(events.map((event) => say(event, reader))));
