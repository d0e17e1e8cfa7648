import { unwrap } from '@portal/api-contract'
import { refused, refusedField, refusedForeign } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const picture = (name = '证件照.png') => new File([png], name)

export const files: Scenario[] = [
  {
    name: 'A file that was uploaded is its owner’s',
    operations: ['uploadFile', 'downloadFile'],
    writes: true,
    leaves: 'an uploaded picture of the person',
    async run(context) {
      const owner = await context.as('person')
      const file = await unwrap(owner.POST('/api/files', { body: { file: picture() } }))
      context.expect(file.name === '证件照.png', 'a file keeps its name', file.name)
      context.expect(file.size === png.length, 'a file keeps its size', file.size)
      const params = { path: { id: file.id } }
      const download = await owner.GET('/api/files/{id}', { params, parseAs: 'blob' })
      const { headers } = download.response
      const [type, disposition] = [headers.get('content-type'), headers.get('content-disposition') ?? '']
      context.expect(type?.startsWith('image/png') === true, 'a file keeps its type', type)
      context.expect(
        disposition.startsWith('attachment') && disposition.includes(encodeURIComponent(file.name)),
        'a file is downloaded under its own name',
        disposition,
      )
      const mine = await unwrap(Promise.resolve(download))
      context.expect(mine.size === png.length, 'a file comes back as it was sent', mine.size)
      const other = (await context.as('unit')).GET('/api/files/{id}', { params, parseAs: 'blob' })
      await refusedForeign(context, "another member's file", other)
      const anonymousDownload = context.anonymous.GET('/api/files/{id}', { params, parseAs: 'blob' })
      await refused(context, 401, 'a file without a token', anonymousDownload)
    },
  },
  {
    name: 'Only pictures and PDFs are taken, by their content',
    operations: ['uploadFile', 'uploadPublicFile'],
    writes: true,
    leaves: 'an uploaded picture',
    async run(context) {
      const owner = await context.as('person')
      const markup = { file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png') }
      const byMember = owner.POST('/api/files', { body: markup })
      await refusedField(context, 'file', 'markup that is called a picture', byMember)
      const misnamed = context.anonymous.POST('/api/public/files', { body: { file: picture('x.pdf') } })
      await refusedField(context, 'file', 'a picture that is called a document', misnamed)
      const taken = await unwrap(context.anonymous.POST('/api/public/files', { body: { file: picture() } }))
      context.expect(taken.size === png.length, 'a visitor may upload', taken.size)
    },
  },
]
