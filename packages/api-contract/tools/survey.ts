/**
 * What the contract consists of, and which operation lacks an example, a documented error or a test.
 *
 *   node tools/survey.ts RECORDS            prints it
 *   node tools/survey.ts RECORDS --check    exit code 1 when an example or a documented error is lacking
 *   node tools/survey.ts RECORDS --tested   exit code 1 when a test is lacking
 *
 * RECORDS is the folder in which the mock's tests note the operations that they exercise.
 */
import { parseArgs } from 'node:util'
import { generatedFile, readContract } from './files.ts'
import { readExercised } from './survey/exercised.ts'
import { surveyOf } from './survey/survey.ts'
import { surveyText, undocumentedText, untestedText } from './survey/text.ts'

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, tested: { type: 'boolean' } },
  allowPositionals: true,
})
const survey = surveyOf(readContract(generatedFile), readExercised(positionals[0] ?? ''))

/** Ends with what is lacking, or says that nothing is. */
function demand(lacking: string, contentment: string): void {
  if (lacking) {
    console.error(lacking)
    process.exit(1)
  }
  console.log(contentment)
}

if (values.check) demand(undocumentedText(survey), 'Every operation has examples and documented errors.')
else if (values.tested)
  demand(untestedText(survey), 'Every operation is exercised by a test of its resource.')
else console.log(surveyText(survey))
