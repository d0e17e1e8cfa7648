import type { OwnerType } from '@portal/api-contract'
import type { World } from '../../world.ts'
import { seedUpload } from '../uploads.ts'

interface Holder {
  id: number
  ownerType: OwnerType
  name: string
  uscc: string | null
  memberNo: string | null
}

/** Ids of members' own files: this and the member's id. */
const firstId = 8000

const linesOf = (lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('')

function seedLicence(world: World, { id, name, uscc }: Holder): void {
  const content = linesOf([`统一社会信用代码：${uscc}`, `名称：${name}`, '登记机关：江川省市场监督管理局'])
  const seed = { id: firstId + id, ownerId: id, name: '营业执照.pdf', title: '营业执照（副本）', content }
  const { url } = seedUpload(world, seed)
  world.db.run('UPDATE companyProfile SET licenseUrl = ? WHERE memberId = ?', [url, id])
}

function seedRegistration(world: World, { id, name, memberNo }: Holder): void {
  const content = linesOf([`姓名：${name}`, `会员编号：${memberNo ?? '（申请中）'}`, '本件与原件一致。'])
  const seed = { id: firstId + id, ownerId: id, name: '注册证书扫描件.pdf', title: '注册证书扫描件', content }
  seedUpload(world, seed)
}

/** Every unit's business licence and every person's registration, as they sent them in; after the members' profiles. */
export function seedMemberFiles(world: World): void {
  for (const holder of world.db.all<Holder>('SELECT id, ownerType, name, uscc, memberNo FROM member')) {
    if (holder.ownerType === 'UNIT') seedLicence(world, holder)
    else seedRegistration(world, holder)
  }
}
