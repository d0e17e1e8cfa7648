import type { DeskNews, Dictionary, DictionaryDetail } from '@portal/api-contract'
import { feeColumnName } from '../../../lib/content/news.ts'

type Place = Pick<DeskNews, 'infoDictsId' | 'infoDictsDetailsId'>

/** A place of the navigation as one value: `2`, or `2-202` for the column below it. */
export const writePlace = ({ infoDictsId, infoDictsDetailsId }: Place): string =>
  [infoDictsId, infoDictsDetailsId].filter((id) => id !== null).join('-')

/** The ids of a place; the entry is 0 where there is none. */
export function readPlace(value: string): Place {
  const [entry = 0, column] = value.split('-').map(Number)
  return { infoDictsId: entry, infoDictsDetailsId: column ?? null }
}

interface PlaceOption {
  value: string
  label: string
}

/** Whether articles are listed there: price information has lists of its own, and what has an address is a page by itself. */
const holdsNews = ({ detailName, detailIndex }: DictionaryDetail) =>
  detailName !== feeColumnName && detailIndex === null

/** The columns that an article may stand in, each with the entry that it is below. */
export const placeOptions = (navigation: readonly Dictionary[]): PlaceOption[] =>
  navigation.flatMap(({ id, dictName, headerTwoList }) => {
    const columns = headerTwoList.filter(holdsNews)
    if (headerTwoList.length === 0) return [{ value: String(id), label: dictName }]
    return columns.map((column) => ({
      value: `${id}-${column.id}`,
      label: `${dictName} / ${column.detailName}`,
    }))
  })

/** What a place is called; undefined where the navigation does not show it. */
export function placeName(navigation: readonly Dictionary[], place: Place): string | undefined {
  const entry = navigation.find(({ id }) => id === place.infoDictsId)
  const column = entry?.headerTwoList.find(({ id }) => id === place.infoDictsDetailsId)
  return column?.detailName ?? entry?.dictName
}
