import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { after, test } from 'node:test'
import { root } from '../lib/npm.ts'
import { unansweredLookups } from './word-lookups.ts'

const folder = mkdtempSync(join(tmpdir(), 'word-lookups-'))
after(() => rmSync(folder, { recursive: true }))

/** The tables of a source that are asked for words which the backend stores, and say nothing of others. */
function tablesIn(source: string): string[] {
  const types = `
    type Status = 'PAID' | 'UNPAID'
    interface Fee { status: Status; statuses: Status[]; channel: Status | null }
    declare const by: { plain: Record<Status, { label: string }>; partial: Partial<Record<Status, string>> }
    declare const other: Record<'left' | 'right', string>
    const own = ['PAID', 'UNPAID'] as const satisfies Status[]
    const query = { key: 'fee' }
    declare function useQuery(query: object): { data: Fee }
    declare function show(text: unknown): void
  `
  const page = `export function Page({ fee, side }: { fee: Fee; side: 'left' | 'right' }) {\n${source}\n}\n`
  writeFileSync(join(folder, 'page.ts'), types + page)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, lib: ['ES2024'], types: [] }, include: ['page.ts'] }),
  )
  const stored = [new Set(['PAID', 'UNPAID'])]
  const isPage = (file: string) => file.endsWith('page.ts')
  return unansweredLookups(join(folder, 'tsconfig.json'), isPage, stored).map(({ table }) => table)
}

test('finds each lookup that a new word of the backend would break', () => {
  const found = tablesIn(`
    show(by.plain[fee.status].label)
    const { label } = by.plain[fee.status]
    for (const status of fee.statuses) show(by.plain[status])
    fee.statuses.map((status) => by.plain[status].label)
    if (fee.channel) show(by.plain[fee.channel].label)
    show({ PAID: 'paid', UNPAID: 'owed' }[fee.status])
    const { data } = useQuery(query)
    show(by.plain[data.status].label)
  `)
  assert.equal(found.length, 7)
})

test('leaves those alone that are answered, and those of words that the website lists', () => {
  const found = tablesIn(`
    show(by.plain[fee.status]?.label ?? fee.status)
    const { label } = by.plain[fee.status] ?? { label: fee.status }
    show({ ...by.plain[fee.status] })
    show(by.partial[fee.status]?.length)
    show(other[side])
    show(by.plain.PAID.label + by.plain['PAID'].label)
    own.map((status) => by.plain[status].label)
    own.filter((status) => status !== 'PAID').map((status) => by.plain[status].label)
    for (const status of ['PAID', ...own] as const) show(by.plain[status].label)
  `)
  assert.deepEqual(found, [])
})

/** Every set of words that the contract lists. */
function wordsOfContract(): ReadonlySet<string>[] {
  const sets: ReadonlySet<string>[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('enum' in node && Array.isArray(node.enum)) sets.push(new Set(node.enum))
    Object.values(node).forEach(visit)
  }
  visit(JSON.parse(readFileSync(join(root, 'packages/api-contract/generated/openapi.json'), 'utf8')))
  return sets
}

/** Tables whose words are the website's own in a way that cannot be followed, by their files. */
const known = [
  // No other role comes in: lib/session/account.ts.
  'features/account/login/after-login.ts userHome',
  'features/home/members/member-door.tsx memberHome',
  'features/home/services/service-list.ts memberHome',
  'features/join/join-page.tsx memberHome',
  'lib/session/login-address.ts doors',
  'shells/member/require-member.ts userHome',
  // Whose centre it is says the role, too.
  'features/behind-login/applications/form/particulars-step.tsx levelsOf',
  'features/behind-login/own-site/items/item-part.tsx kindNames',
  'features/behind-login/own-site/items/use-item-columns.tsx kindNames',
  'features/behind-login/own-site/order/arrange-items.tsx kindNames',
  'features/behind-login/own-site/states.ts kindNames',
  // Chosen from what the page offers, or named by its address.
  'features/behind-login/applications/begin-panel.tsx kindNames',
  'features/behind-login/applications/begin-panel.tsx kindPurposes',
  'features/behind-login/centre/queries.ts titleCalls',
  'features/behind-login/payment/trade/mutations.ts starts',
  'features/join/ways.tsx materials',
  'features/members/joining/join-guide.tsx materials',
  // Looked at before, or right after.
  'features/mini-sites/queries.ts personLists',
  'features/mini-sites/queries.ts unitLists',
  'lib/chakra/record/favourite-list.tsx favouriteLink',
]

test('no page of the website ends with a word that the backend stores from tomorrow on', () => {
  const source = join(root, 'apps/web/src')
  const pathOf = (file: string) => relative(source, file).replaceAll('\\', '/')
  const isMeant = (file: string) =>
    !pathOf(file).startsWith('..') && !/[.](test|fixture|gen)[.]|^testing\//.test(pathOf(file))
  const found = unansweredLookups(join(root, 'apps/web/tsconfig.json'), isMeant, wordsOfContract())
  const tables = found.map(({ file, table }) => `${pathOf(file)} ${table}`)
  const sentences = found
    .filter((_, index) => !known.includes(tables[index] ?? ''))
    .map(({ file, line, table }) => `${pathOf(file)}:${line}: say what stands for a word that ${table} lacks`)
  assert.deepEqual(sentences, [])
  assert.deepEqual(
    known.filter((table) => !tables.includes(table)),
    [],
  )
})
