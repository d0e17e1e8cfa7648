import { expect, it } from 'vitest'
import { nextId } from '../insert.ts'
import { openDatabase } from '../open-database.ts'
import { schema } from './index.ts'

const db = openDatabase(':memory:')
db.exec("ATTACH ':memory:' AS library")
db.exec(schema)

const keyed = db
  .all<{ name: string; sql: string }>(
    "SELECT name, sql FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'newsIndex%'",
  )
  .filter(({ sql }) => /\bid INTEGER PRIMARY KEY(?! REFERENCES)/.test(sql))

it.each(keyed)('no id of $name is given twice', ({ sql }) => {
  expect(sql).toContain('id INTEGER PRIMARY KEY AUTOINCREMENT')
})

it('an id that is known ahead is none that a deleted row had', () => {
  db.exec('PRAGMA foreign_keys = OFF')
  const add = () =>
    db.run(
      "INSERT INTO memberFavourite (memberId, kind, targetId, title, createdDate) VALUES (1, 'NEWS', 1, '', '')",
    ).lastInsertRowid
  const id = add()
  expect(nextId(db, 'memberFavourite')).toBe(id + 1)
  db.run('DELETE FROM memberFavourite WHERE id = ?', [id])
  expect(nextId(db, 'memberFavourite')).toBe(id + 1)
  expect(add()).toBe(id + 1)
})
