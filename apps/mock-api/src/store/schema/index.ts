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

/** Every table: each resource keeps its own in a file beside this one. */
export const schema = [
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

/** The version of the schema: a hash of the table definitions, so that it changes with them; 31 bits, never 0. */
export const schemaVersion = (crc32(schema) >>> 1) | 1
