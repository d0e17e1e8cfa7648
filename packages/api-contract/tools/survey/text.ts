import type { Survey, TagCount } from './survey.ts'

type Row = [name: string, spec: string | number, assumed: string | number, total: string | number]

function table({ version, tags }: Survey): string[] {
  const sum = (part: (count: TagCount) => number) => tags.reduce((total, count) => total + part(count), 0)
  const rowOf = ({ tag, spec, assumed }: TagCount): Row => [tag, spec, assumed, spec + assumed]
  const total = rowOf({ tag: 'total', spec: sum(({ spec }) => spec), assumed: sum(({ assumed }) => assumed) })
  const rows: Row[] = [[`Contract ${version}`, 'spec', 'assumed', 'total'], ...tags.map(rowOf), total]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, ...counts]) =>
    [name.padEnd(width), ...counts.map((count) => String(count).padStart(9))].join(''),
  )
}

function lacking(title: string, names: string[] | undefined): string[] {
  if (!names) return [`${title}: not known yet`]
  return names.length > 0 ? [`${title}:`, ...names.map((name) => `  ${name}`)] : [`${title}: none`]
}

// A run of some test files leaves a record of these alone.
const withoutTestTitle = 'Without a test in what has run (`npm run unit` runs all)'

const isLacked = (names: string[] | undefined) => names?.length !== 0

/** Operations without an example or a documented error; empty when there is none. */
export function undocumentedText({ withoutExample, withoutError }: Survey): string {
  return [
    ...(isLacked(withoutExample) ? lacking('Without an example', withoutExample) : []),
    ...(isLacked(withoutError) ? lacking('Without a documented error', withoutError) : []),
  ].join('\n')
}

/** Operations without a test; empty when there is none. */
export function untestedText({ withoutTest }: Survey): string {
  return isLacked(withoutTest) ? lacking(withoutTestTitle, withoutTest).join('\n') : ''
}

/** The survey for a person. */
export function surveyText(survey: Survey): string {
  return [
    ...table(survey),
    '',
    ...lacking('Without an example', survey.withoutExample),
    ...lacking('Without a documented error', survey.withoutError),
    ...lacking(withoutTestTitle, survey.withoutTest),
  ].join('\n')
}
