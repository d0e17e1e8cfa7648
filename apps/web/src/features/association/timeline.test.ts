import { expect, it } from 'vitest'
import { byEra } from './timeline.tsx'

const milestone = (year: number, era: string) => ({ year, era, title: `${year}`, text: '' })

it('keeps the years of an era together, in their order', () => {
  const eras = byEra([milestone(1993, '起步'), milestone(1997, '起步'), milestone(2003, '成长')])
  expect(eras.map(({ era }) => era)).toEqual(['起步', '成长'])
  expect(eras[0]?.milestones.map(({ year }) => year)).toEqual([1993, 1997])
})
