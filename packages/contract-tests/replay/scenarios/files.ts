import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../shared/http/at.ts'
import type { Context } from '../run/context.ts'
import { refused, refusedField, refusedForeign, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { findDesk } from './desk/desk-client.ts'
import { proofOf } from './finance/channels.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const picture = (name = '证件照.png') => new File([png], name)

const jpeg = { type: 'image/jpeg', ending: 'jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10) }

/** What is taken, by its first bytes. */
const contents = [
  { type: 'image/png', ending: 'png', bytes: png },
  jpeg,
  { type: 'application/pdf', ending: 'pdf', bytes: new TextEncoder().encode('%PDF-1.4\n%%EOF\n') },
]

/** The most that a file may have. */
const mostBytes = 10 * 1024 * 1024

/** How many files one address may send as a visitor, within so many seconds. */
const [mostFiles, window] = [60, 600]

/** What a text is called by who sends it as something else, and the type that it is sent under. */
const claims = [
  ['证.pdf', 'application/pdf'],
  ['证.png', 'image/png'],
] as const

/** The staff download no file of a member by its id, whatever they may do, and members none of the staff. */
async function refuseAcross(context: Context, member: PortalClient, id: number): Promise<void> {
  const staff = await findDesk(context)
  if (!staff) return context.untried('a file of a member is none of the staff’s', 'there is no desk')
  const download = (client: PortalClient, one: number) =>
    client.GET('/api/files/{id}', { ...at(one), parseAs: 'blob' })
  await refusedForeign(context, "a member's file, by the staff", download(staff, id))
  const own = await proofOf(staff)
  await refusedForeign(context, 'a file of the staff, by a member', download(member, own.id))
}

export const files: Scenario[] = [
  {
    name: 'A file that was uploaded is its owner’s',
    operations: ['uploadFile', 'downloadFile'],
    writes: true,
    leaves: 'an uploaded picture of the person, and one of the staff',
    async run(context) {
      const owner = await context.as('person')
      // A blank in a name becomes a plus where it is encoded as in a form.
      const name = '证件照 1.png'
      const file = await unwrap(owner.POST('/api/files', { body: { file: picture(name) } }))
      context.expect(file.name === name, 'a file keeps its name', file.name)
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
      await refuseAcross(context, owner, file.id)
    },
  },
  {
    name: 'Only pictures and PDFs are taken, by their content',
    operations: ['uploadFile', 'uploadPublicFile', 'downloadFile'],
    writes: true,
    leaves: 'uploaded pictures and documents',
    async run(context) {
      const owner = await context.as('person')
      const markup = { file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'x.png') }
      const byMember = owner.POST('/api/files', { body: markup })
      await refusedField(context, 'file', 'markup that is called a picture', byMember)
      for (const { type, bytes } of contents)
        for (const other of contents.filter((one) => one.type !== type)) {
          const misnamed = { file: new File([bytes], `证书.${other.ending}`, { type: other.type }) }
          const what = `${type} that is called ${other.type}`
          await refusedField(context, 'file', what, owner.POST('/api/files', { body: misnamed }))
          const asVisitor = context.anonymous.POST('/api/public/files', { body: misnamed })
          await refusedField(context, 'file', what, asVisitor)
        }
      for (const [name, type] of claims) {
        const text = () => ({ file: new File(['不是图片，也不是文档。'], name, { type }) })
        const what = `a text that is sent as ${type}`
        await refusedField(context, 'file', what, owner.POST('/api/files', { body: text() }))
        const byVisitor = context.anonymous.POST('/api/public/files', { body: text() })
        await refusedField(context, 'file', what, byVisitor)
      }
      const more = { file: picture(), note: picture('附注.png') }
      const surplus = owner.POST('/api/files', { body: more as { file: File } })
      await refused(context, 400, 'a form with a part that it does not have', surplus)
      const empty = { file: new File([], '证.png', { type: 'image/png' }) }
      await refusedField(context, 'file', 'an empty file', owner.POST('/api/files', { body: empty }))
      for (const { type, ending, bytes } of [...contents, { ...jpeg, ending: 'jpeg' }]) {
        const body = { file: new File([bytes], `证.${ending}`, { type }) }
        const { id } = await unwrap(owner.POST('/api/files', { body }))
        const params = { path: { id } }
        const { response } = await owner.GET('/api/files/{id}', { params, parseAs: 'blob' })
        const seen = response.headers.get('content-type')
        const rule = `${type} is taken, and comes back as that`
        context.expect(seen?.startsWith(type) === true, rule, seen, 'downloadFile')
      }
      // As cameras write it.
      const shouted = { file: picture('DSC_0001.PNG') }
      const taken = await unwrap(context.anonymous.POST('/api/public/files', { body: shouted }))
      context.expect(taken.size === png.length, 'a visitor may upload', taken.size)
      context.expect(taken.name === shouted.file.name, 'a file of a visitor keeps its name', taken.name)
    },
  },
  {
    name: 'A file of 10 MiB is taken, and a larger one is not',
    operations: ['uploadFile', 'uploadPublicFile'],
    writes: true,
    leaves: 'uploaded files of 10 MiB, of the person and of a visitor',
    async run(context) {
      const owner = await context.as('person')
      const pictureOf = (size: number) => ({
        file: new File([png, new Uint8Array(size - png.length)], '证件照.png'),
      })
      const uploads = {
        member: (size: number) => owner.POST('/api/files', { body: pictureOf(size) }),
        visitor: (size: number) => context.anonymous.POST('/api/public/files', { body: pictureOf(size) }),
      }
      for (const [who, upload] of Object.entries(uploads)) {
        const what = `a file of more than 10 MiB of a ${who}`
        const { fieldErrors = [] } = await refused(context, 413, what, upload(mostBytes + 1))
        const isNamed = Array.isArray(fieldErrors) && fieldErrors.some((one) => one?.field === 'file')
        context.expect(isNamed, `${what}: the refusal names the file`, JSON.stringify(fieldErrors))
        const { data, response } = await upload(mostBytes)
        context.expect(
          data?.size === mostBytes,
          `a file of just 10 MiB of a ${who} is taken`,
          response.status,
        )
      }
    },
  },
  {
    name: 'A visitor uploads sixty files in ten minutes',
    operations: ['uploadPublicFile'],
    writes: true,
    async run(context) {
      const clock = context.clock('it would leave sixty files: upload them within ten minutes, and one more')
      const upload = () => context.anonymous.POST('/api/public/files', { body: { file: picture() } })
      const work = async () => {
        for (let count = 0; count < mostFiles; count++) await unwrap(upload())
        const what = 'a file more than sixty in ten minutes'
        await refusedWith(context, 429, 'error.tooManyRequests', what, upload())
      }
      // What was uploaded before counts for nothing any more.
      await clock(window + 1, work, 'undone')
    },
  },
]
