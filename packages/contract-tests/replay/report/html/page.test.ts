import { createHash } from 'node:crypto'
import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { type MismatchKind, mismatchKinds } from '../../mismatch.ts'
import { createReport } from '../create-report.ts'
import { answerOf, exchangeOf, facts, findingsOf, mismatchOf, resultOf } from '../testing/made-up.ts'
import { page } from './page.ts'

const calls = [...operations.keys()].map((id) => exchangeOf(id))

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</script><script>alert(1)//',
  '</style><svg onload=alert(1)>',
  '<!--',
  '</pre></code><iframe src=javascript:alert(1)>',
  '&lt;script&gt;alert(1)',
  '</title><base href=//evil.example>',
  '\u202e<b>\u0000',
  '\ud800<i>',
]

/** Tags of a page, without what a parser leaves alone. */
const tagsOf = (text: string): string[] =>
  [...text.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '').matchAll(/<\/?([a-z][\w-]*)/gi)].map(
    ([, name]) => name ?? '',
  )

/** A report whose every text that a backend has a say in is `text`. */
function reportOf(text: string) {
  const call = exchangeOf('listNews', {
    role: text,
    scenario: text,
    target: `/api/${text}`,
    requestHeaders: { 'x-test': text, 'content-type': text },
    requestBody: text,
    answer: answerOf(200, { [text]: [{ [text]: text }] }, { [text]: text }),
  })
  const unknown = { ...call, operation: undefined, answer: answerOf(500, text) }
  const drifts = [call, unknown].flatMap((exchange) => [
    mismatchOf(exchange, { path: `/${text}/0/${text}`, expected: text, seen: text }),
    mismatchOf(exchange, { kind: 'header', path: text, expected: text, seen: text }),
  ])
  const results = (['skipped', 'stopped', 'done'] as const).map((end) =>
    resultOf(text, { end, reason: text }),
  )
  const run = { ...facts, subject: text, baseUrl: text, only: [text], interrupted: text }
  return createReport(findingsOf([call, unknown], drifts, results), run)
}

describe('a hostile backend', () => {
  const known = new Set(tagsOf(page(reportOf('no harm'))))

  it.each(hostile)('brings no element of its own into the page by %j', (text) => {
    const made = page(reportOf(text))
    const counts = (of: string) => tagsOf(of).filter((name) => name !== 'li' && name !== 'b').length
    expect(tagsOf(made).filter((name) => !known.has(name))).toEqual([])
    expect(counts(made)).toBe(counts(page(reportOf('no harm'))))
    expect(made).not.toMatch(/<[^>]*\son\w+=/i)
    expect(made).not.toContain('\u202e')
    expect(made).not.toContain('\u0000')
    expect(made.isWellFormed()).toBe(true)
  })
})

describe('the page', () => {
  const report = createReport(
    findingsOf(
      calls,
      calls.slice(0, 3).map((call) => mismatchOf(call)),
    ),
    facts,
  )
  const made = page(report)

  it('allows its own style and script and nothing else', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(made)?.[1]?.replaceAll('&#39;', "'")
    const hashOf = (name: string) => {
      const text = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(made)?.[1] ?? ''
      return createHash('sha256').update(text).digest('base64')
    }
    expect(policy).toContain(`style-src 'sha256-${hashOf('style')}'`)
    expect(policy).toContain(`script-src 'sha256-${hashOf('script')}'`)
    expect(policy).toMatch(/^default-src 'none';/)
    expect(made).not.toMatch(/<[^>]*\sstyle=/)
  })

  it('loads no other resource', () => {
    const outside = [...made.matchAll(/(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]*)/gi)].map(
      ([, to]) => to ?? '',
    )
    expect(outside.filter((to) => !/^(#|data:)/.test(to))).toEqual([])
  })

  it.each([
    ['few drifts', 3],
    ['more drifts than it shows', 800],
  ])('leads every link to something that is there, with %s', (_, count) => {
    const call = exchangeOf('listNews')
    const drifts = Array.from({ length: count }, (_, index) => mismatchOf(call, { path: `/p${index}` }))
    const made = page(createReport(findingsOf(calls, drifts), facts))
    const ids = new Set([...made.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
    const links = [...made.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
    expect(ids.size).toBe([...made.matchAll(/ id="/g)].length)
  })

  it('shows every one of some hundred drifts, though they are of one kind', () => {
    const drifts = Array.from({ length: 300 }, (_, index) => mismatchOf(calls[0], { path: `/p${index}` }))
    const shown = page(createReport(findingsOf(calls, drifts), facts)).match(/<details class="drift /g)
    expect(shown).toHaveLength(300)
  })

  it.each([
    [10, { whole: 10 }],
    [40, { whole: 2, brief: 38 }],
    [300, { whole: 2, brief: 38, line: 260 }],
  ])('tells on paper of %i drifts of two kinds: %j', (count, told) => {
    const drifts = Array.from({ length: count }, (_, index) =>
      mismatchOf(calls[0], { path: `/p${index}`, kind: index % 2 ? 'type' : 'missing' }),
    )
    const made = page(createReport(findingsOf(calls, drifts), facts))
    const found = Map.groupBy(made.matchAll(/<details class="drift (\w+)"/g), ([, onPaper]) => onPaper)
    expect(Object.fromEntries([...found].map(([name, all]) => [name, all.length]))).toEqual(told)
    expect(made.includes('the others in a line each')).toBe(count > 40)
  })

  it('has a row for every operation and a heading for every kind of drift', () => {
    for (const id of operations.keys()) expect(made).toContain(`id="op-${id}"`)
    expect(made).toContain(mismatchKinds.missing)
  })

  it('says of a broken rule what was seen, before it is opened', () => {
    const call = exchangeOf('listNews')
    const broken = mismatchOf(call, {
      kind: 'rule',
      path: 'it adds up',
      expected: 'it adds up',
      seen: '404 gone',
    })
    const told = page(createReport(findingsOf([call], [broken]), facts))
    expect(told).toContain('<span class="code was">404 gone</span>')
    expect(told.match(/it adds up/g)).toHaveLength(1)
  })

  it('tells a reason once, however many scenarios ended for it', () => {
    const left = ['As a unit', 'As a unit again'].map((name) =>
      resultOf(name, { end: 'stopped', reason: 'needs more' }),
    )
    const told = page(createReport(findingsOf(calls, [], left), facts))
    expect(told.match(/needs more/g)).toHaveLength(1)
    expect(told).toContain('As a unit · As a unit again')
  })

  it('says that nothing drifts, and what to do about what was not checked', () => {
    const skipped = resultOf('As a unit', {
      end: 'skipped',
      reason: "the credentials name no account 'unit'",
    })
    const clean = page(createReport(findingsOf(calls, [], [skipped]), facts))
    expect(clean).toContain('Nothing drifts')
    expect(clean).toContain('Add the account &#39;unit&#39; to the credentials file.')
  })
})

it('ten thousand drifts with bodies of megabytes still open', () => {
  const body = Array.from({ length: 2_000 }, (_, id) => ({ id, text: 'x'.repeat(1_000) }))
  const call = exchangeOf('listNews', { answer: answerOf(200, body) })
  const kinds = Object.keys(mismatchKinds) as MismatchKind[]
  const drifts = Array.from({ length: 10_000 }, (_, index) =>
    mismatchOf(call, {
      kind: kinds[index % 20] ?? 'rule',
      path: `/0/property${index}`,
      expected: 'y'.repeat(500),
    }),
  )
  const made = page(createReport(findingsOf([call], drifts), facts))
  expect(made.length).toBeLessThan(6_000_000)
  expect(made).toMatch(/440 more drifts of this kind are in <span class="code">report\.json/)
  for (const kind of kinds.slice(0, 20)) expect(made).toContain(`data-kind="${kind}"`)
}, 30_000)
