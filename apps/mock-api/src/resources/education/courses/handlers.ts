import type { Handlers } from '../../../contract/handler.ts'
import { catalogueHandlers } from './catalogue.ts'
import { certificateHandlers } from './certificates.ts'
import { hoursHandlers } from './hours.ts'
import { playerHandlers } from './player.ts'
import { studyHandlers } from './study.ts'

export const courseHandlers = {
  ...catalogueHandlers,
  ...studyHandlers,
  ...playerHandlers,
  ...hoursHandlers,
  ...certificateHandlers,
} satisfies Partial<Handlers>
