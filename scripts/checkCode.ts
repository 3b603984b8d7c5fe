import { join, relative } from 'node:path';
import { ESLint, type Linter } from 'eslint';
import ts from 'typescript';

import { ROOT } from './processes';

/** `src/` and `server/` meet in the contract only, so that each half is a program of its own. */
const HALF = process.argv[2];
const isOfClient = (file: string) => relative(ROOT, file).startsWith('src');
const isOfHalf = (file: string) => isOfClient(file) === (HALF === 'client');

const FORMAT: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => ROOT,
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

function readProgram() {
  const { fileNames, options, errors } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    ROOT,
  );
  return ts.createProgram({
    rootNames: fileNames.filter(isOfHalf),
    options,
    configFileParsingDiagnostics: errors,
  });
}

function checkTypes(program: ts.Program) {
  const found = ts.getPreEmitDiagnostics(program);
  process.stdout.write(ts.formatDiagnostics(found, FORMAT));
  return found.length === 0;
}

/** ESLint asks the program whose types have just been checked, instead of working all of them out anew. */
async function checkStyle(program: ts.Program) {
  const languageOptions: Linter.LanguageOptions = {
    parserOptions: { programs: [program], projectService: false },
  };
  const ignores = HALF === 'client' ? [] : ['src'];
  const eslint = new ESLint({ cwd: ROOT, overrideConfig: [{ ignores }, { languageOptions }] });
  const results = await eslint.lintFiles(HALF === 'client' ? 'src' : '.');
  const formatter = await eslint.loadFormatter();
  process.stdout.write(await formatter.format(results));
  return results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
}

const program = readProgram();
const areTypesRight = checkTypes(program);
const isStyleRight = await checkStyle(program);
process.exitCode = areTypesRight && isStyleRight ? 0 : 1;
