import { expect, it } from 'vitest'
import { openDatabase } from '../open-database.ts'

it('reads rows as plain objects of their columns, also after these have changed', () => {
  const db = openDatabase(':memory:')
  db.exec(
    "CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT) STRICT; INSERT INTO item VALUES (1, 'a'), (2, NULL)",
  )
  const read = () => [db.all('SELECT * FROM item ORDER BY id'), db.get('SELECT * FROM item WHERE id = 2')]
  expect(read()).toStrictEqual([
    [
      { id: 1, name: 'a' },
      { id: 2, name: null },
    ],
    { id: 2, name: null },
  ])
  db.exec('ALTER TABLE item ADD COLUMN place INTEGER')
  expect(read()[1]).toStrictEqual({ id: 2, name: null, place: null })
  expect(db.get('SELECT * FROM item WHERE id = 3')).toBeUndefined()
})
