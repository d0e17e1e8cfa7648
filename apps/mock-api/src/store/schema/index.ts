import { crc32 } from 'node:zlib'
import { applicationSchema } from './application-schema.ts'
import { courseSchema } from './course-schema.ts'
import { deskSchema } from './desk-schema.ts'
import { invoiceSchema } from './invoice-schema.ts'
import { librarySchema } from './library-schema.ts'
import { memberSchema } from './member-schema.ts'
import { paymentSchema } from './payment-schema.ts'
import { peopleSchema } from './people-schema.ts'
import { profileSchema } from './profile-schema.ts'
import { publicSchema } from './public-schema.ts'
import { serviceSchema } from './service-schema.ts'
import { siteSchema } from './site-schema.ts'
import { uploadSchema } from './upload-schema.ts'
import { worldSchema } from './world-schema.ts'

/**
 * SQLite gives the id of the last row again once that row is deleted, and a late answer or a kept link would then lead to another
 * record. Rows of the library are never deleted.
 */
const withLastingIds = (script: string): string =>
  script.replace(
    /^(CREATE TABLE (?!library\.)\w+ \((?:\s*--.*)*\s*id INTEGER PRIMARY KEY),/gm,
    '$1 AUTOINCREMENT,',
  )

/** Every table: each resource keeps its own in a file beside this one. */
const tables = [
  worldSchema,
  librarySchema,
  publicSchema,
  memberSchema,
  paymentSchema,
  invoiceSchema,
  profileSchema,
  peopleSchema,
  applicationSchema,
  uploadSchema,
  serviceSchema,
  courseSchema,
  siteSchema,
  deskSchema,
].join('\n')

/** Every table, none of which gives an id twice. */
export const schema = withLastingIds(tables)

/** The version of the schema: a hash of the table definitions, so that it changes with them; 31 bits, never 0. */
export const schemaVersion = (crc32(schema) >>> 1) | 1
