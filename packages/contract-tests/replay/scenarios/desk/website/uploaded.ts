import { type PortalClient, unwrap } from '@portal/api-contract'
import { operationAt } from '../../../exchange.ts'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { proofOf } from '../../finance/channels.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { kinds } from '../put-back.ts'
import { noUpload } from './no-upload.ts'

/** A file of its own kind, which is no picture. */
export async function documentOf(staff: PortalClient): Promise<string> {
  const file = new File(['%PDF-1.4\n%%EOF\n'], '文件.pdf', { type: 'application/pdf' })
  return (await unwrap(staff.POST('/api/files', { body: { file } }))).url
}

/** Where a record names files by their addresses alone, each with what is no address of such a file. */
const places = (picture: string, document: string): Record<string, unknown[]> => ({
  coverUrl: [noUpload, document],
  pages: [[noUpload], [document]],
  pdfUrl: [noUpload.replace('png', 'pdf'), picture],
})

/** A picture is one that was uploaded, and so is a file. */
async function check(context: Context, staff: PortalClient): Promise<void> {
  const wrong = places((await proofOf(staff)).url, await documentOf(staff))
  for (const { path, draft } of kinds) {
    const operation = operationAt('POST', path)
    const body = await draft(context)
    // A course and an issue may have files that this draft has not.
    const own = {
      ...(path.endsWith('courses') && { coverUrl: null }),
      ...(path.endsWith('journals') && { pdfUrl: null }),
    }
    const names = Object.keys({ ...body, ...own }).filter((name) => name in wrong)
    for (const name of operation ? names : [])
      for (const value of wrong[name] ?? []) {
        if (!operation) continue
        const exchange = await context.call(operation, { role: 'staff', body: { ...body, [name]: value } })
        const { status } = exchange.answer
        const expected = 'a refusal of what is no such upload'
        if (status < 300) context.reportMismatch('not refused', name, expected, status, exchange)
      }
  }
}

export const uploaded: Scenario[] = [
  {
    name: 'The desk: what stands on the website was uploaded, and is of its kind',
    operations: [
      ...(['createDeskNews', 'createDeskFeeNews', 'createDeskJournal', 'createDeskActivity'] as const),
      ...(['createDeskCourse', 'uploadFile'] as const),
    ],
    writes: true,
    leaves: 'an uploaded picture and document of the staff',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news', 'desk.courses')
      await check(context, staff)
    },
  },
]
