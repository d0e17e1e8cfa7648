import type { Database } from '../../store/database.ts'
import { insert } from '../../store/insert.ts'
import { navigation } from '../content/navigation.ts'
import type { ColumnKey } from '../content/types.ts'

/** Where a news item belongs. */
export interface Place {
  infoDictsId: number
  infoDictsDetailsId: number
  /** The column's stored path. */
  dictIndex: string
}

/** Columns were set up when the site was; no moving date makes sense for them. */
const founded = '2020-01-06T01:00:00.000Z'
const audit = (orderNum: number) => ({
  createdDate: founded,
  lastModifiedDate: founded,
  isDeleted: 0,
  orderNum,
})

const places = new Map<string, Place>(
  navigation.flatMap(({ key, dictIndex, children }, index) =>
    children.map((child, position) => [
      `${key}/${child.key}`,
      { infoDictsId: index + 1, infoDictsDetailsId: (index + 1) * 100 + position + 1, dictIndex },
    ]),
  ),
)

/** Ids and path of a child column. @throws when the navigation has no such child */
export function placeOf(column: ColumnKey, child: string): Place {
  const place = places.get(`${column}/${child}`)
  if (!place) throw new Error(`The navigation has no ${column}/${child}`)
  return place
}

/** The main navigation: entries 1–8, their children 101, 102 … */
export function seedDictionaries(db: Database): void {
  for (const [index, { key, dictName, dictIndex, children }] of navigation.entries()) {
    const orderNum = index + 1
    insert(db, 'dictionary', {
      id: orderNum,
      dictName,
      dictIndex,
      dictType: 'index',
      isNavigation: 1,
      ...audit(orderNum),
    })
    for (const [position, child] of children.entries()) {
      const { infoDictsId, infoDictsDetailsId: id } = placeOf(key, child.key)
      const { detailName, path: detailIndex = null } = child
      insert(db, 'dictionaryDetail', { id, infoDictsId, detailName, detailIndex, ...audit(position + 1) })
    }
  }
}
