import type { Dictionary } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { placeName, placeOptions, readPlace, writePlace } from './places.ts'

const entry = (id: number, detailName: string, detailIndex: string | null = null) => ({
  id,
  detailName,
  detailIndex,
})

const navigation = [
  { id: 2, dictName: '工作动态', headerTwoList: [entry(202, '通知公告')] },
  {
    id: 4,
    dictName: '政策法规',
    headerTwoList: [entry(404, '造价信息'), entry(405, '计价计算器', '/Calculator')],
  },
  { id: 6, dictName: '自律公约', headerTwoList: [] },
] as unknown as Dictionary[]

it.each([
  ['2', { infoDictsId: 2, infoDictsDetailsId: null }],
  ['2-202', { infoDictsId: 2, infoDictsDetailsId: 202 }],
])('reads %s and writes it again', (value, place) => {
  expect(readPlace(value)).toEqual(place)
  expect(writePlace(place)).toBe(value)
})

it('offers the columns and entries without any, but no pages and not the price information', () => {
  expect(placeOptions(navigation)).toEqual([
    { value: '2-202', label: '工作动态 / 通知公告' },
    { value: '6', label: '自律公约' },
  ])
})

it('names a place by its column, else by its entry', () => {
  expect(placeName(navigation, { infoDictsId: 2, infoDictsDetailsId: 202 })).toBe('通知公告')
  expect(placeName(navigation, { infoDictsId: 6, infoDictsDetailsId: null })).toBe('自律公约')
  expect(placeName(navigation, { infoDictsId: 9, infoDictsDetailsId: null })).toBeUndefined()
})
