import { msg } from '@lingui/core/macro'
import type { DeskJournal, DeskJournalDraft, DeskJournalVersion } from '@portal/api-contract'
import * as v from 'valibot'
import {
  optional,
  optionalWholeNumber,
  say,
  text,
  uploadsRule,
  wholeNumber,
} from '../../../../lib/forms/fields/rules.ts'
import { lastingItems, type UploadItem } from '../../../../lib/forms/upload/upload-item.ts'

/** An entry of the contents, as it is typed. */
export interface EntryValues {
  title: string
  author: string
  page: string
}

/** What the form of an issue holds: every field as it is typed. */
export interface JournalValues {
  bookName: string
  year: string
  issueNo: string
  totalIssueNo: string
  /** Addresses of its pages, the cover first. */
  pages: string[]
  /** Pages on their way, which follow the others once all are there. */
  arriving: UploadItem[]
  /** Address of the whole issue; empty without one. */
  pdfUrl: string
  /** The whole issue on its way. */
  pdf: UploadItem[]
  catalog: EntryValues[]
  /** The version that the form began from; 0 of a new issue. */
  version: number
}

/** The name of the journal, which a new issue begins with. */
const bookName = '江川工程造价'

const numberOf = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** The values with which the form begins: of an issue, or of none yet. */
export const valuesOf = (issue: DeskJournal | DeskJournalVersion | undefined): JournalValues => ({
  bookName: issue?.bookName ?? bookName,
  year: numberOf(issue?.year),
  issueNo: numberOf(issue?.issueNo),
  totalIssueNo: numberOf(issue?.totalIssueNo),
  pages: issue?.pages ?? [],
  arriving: [],
  pdfUrl: issue?.pdfUrl ?? '',
  pdf: [],
  catalog: (issue?.catalog ?? []).map(({ title, author, page }) => ({
    ...{ title, author: author ?? '', page: String(page) },
  })),
  version: issue?.version ?? 0,
})

/** What of the form lies on the device until it is saved: files that are on their way do not. */
export const lastingValues = (values: JournalValues): JournalValues => ({
  ...values,
  arriving: lastingItems(values.arriving),
  pdf: lastingItems(values.pdf),
})

/** What is sent: contents in the order of the pages, and what was left empty as null. */
export const toBody = (values: JournalValues): DeskJournalDraft => ({
  bookName: values.bookName.trim(),
  year: Number(values.year),
  issueNo: Number(values.issueNo),
  totalIssueNo: Number(values.totalIssueNo) || null,
  pages: values.pages,
  pdfUrl: values.pdfUrl || null,
  catalog: values.catalog
    .map(({ title, author, page }) => ({
      ...{ title: title.trim(), author: author.trim() || null, page: Number(page) },
    }))
    .sort((one, other) => one.page - other.page),
})

const entrySchema = v.looseObject({
  title: text(1, 200, msg`请填写标题。`),
  author: optional(60),
  page: wholeNumber(1, 300, msg`请填写起始页码。`),
})

/** The rules of the form. */
export const journalSchema = v.pipe(
  v.looseObject({
    bookName: text(2, 100, msg`请填写刊名，至少 2 个字。`),
    year: wholeNumber(1949, 2100, msg`请填写年份，如 2026。`),
    issueNo: wholeNumber(1, 12, msg`请填写期号，1 到 12。`),
    totalIssueNo: optionalWholeNumber(1, 9999, msg`请填写总期号，或留空。`),
    pages: v.array(v.string()),
    arriving: uploadsRule,
    pdf: uploadsRule,
    catalog: v.array(entrySchema),
  }),
  v.forward(
    v.partialCheck(
      [['pages'], ['catalog']],
      ({ pages, catalog }) => catalog.every(({ page }) => page <= pages.length),
      say(msg`目录中有页码超出了总页数。`),
    ),
    ['catalog'],
  ),
)
