// Counts the words of descriptions as the page does: texts on standard input, verdicts on standard output.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const web = new URL('../web/', import.meta.url);
const ts = createRequire(new URL('package.json', web))('typescript');

const source = readFileSync(new URL('src/games/cloud_mine/counting.ts', web), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } });
const { clean, count, fault, fold } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const judge = (text, strict) => {
  const found = fault(text, strict);
  return found ? [found.reason, found.count] : [count(text, strict), 0];
};
const texts = JSON.parse(readFileSync(0, 'utf8'));
console.log(
  JSON.stringify(
    texts.map((text) => ({ clean: clean(text), fold: fold(text), lenient: judge(text, false), strict: judge(text, true) })),
  ),
);
