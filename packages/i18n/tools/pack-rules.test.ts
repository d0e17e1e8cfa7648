import { expect, test } from 'vitest'
import { modulesOf, packFaults } from './pack-rules.ts'

const pack = (name: string, ...modules: string[]) => ({ name, modules })
const there = () => true

test('the modules of a pack are those beside its messages', () => {
  const text = '#: ../../apps/a.tsx\nmsgid "一"\n\n#: ../../apps/a.tsx\n#: ../../apps/b.tsx\nmsgid "二"\n'
  expect(modulesOf(text)).toEqual(['../../apps/a.tsx', '../../apps/b.tsx'])
})

test('two packs of one name are told, wherever they lie', () => {
  const packs = [pack('pages/jobs.po', 'a'), pack('pages/news.po', 'b'), pack('behind-login/jobs.po', 'c')]
  expect(packFaults(packs, there)).toEqual([
    'pages/jobs.po and behind-login/jobs.po: call one of the features other than jobs',
  ])
  expect(packFaults(packs.slice(0, 2), there)).toEqual([])
})

test('a pack is told when none of its modules is left', () => {
  const packs = [pack('pages/jobs.po', 'gone', 'left'), pack('pages/news.po', 'gone')]
  expect(packFaults(packs, (module) => module === 'left')).toEqual([
    'pages/news.po: nothing has these words any more; delete the file in every language',
  ])
})
