import type { ApplyMaterial } from '@portal/api-contract'
import { neededMaterials } from '../../domain/application/requirements.ts'
import type { World } from '../../world.ts'
import type { MemberSeed } from '../members/members.ts'
import { seedUpload } from '../uploads.ts'
import type { ApplicationPlan } from './plans.ts'

/** Ids of what was handed in with applications. */
const firstId = 8501

const linesOf = (lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('')

/** Hands in what an application asks for, as PDF files that open. */
export function createMaterials(
  world: World,
): (plan: ApplicationPlan, member: MemberSeed) => ApplyMaterial[] {
  let nextId = firstId
  const handIn = (type: ApplyMaterial['type'], { id: ownerId, name }: MemberSeed): ApplyMaterial => {
    const content = linesOf([`申请人：${name}`, `材料名称：${type}`, '本件与原件一致，仅供会员申请使用。'])
    const file = seedUpload(world, { id: nextId, ownerId, name: `${type}.pdf`, title: type, content })
    nextId += 1
    return { type, file }
  }
  return ({ applyKind, change = {} }, member) => {
    const block = member.ownerType === 'UNIT' ? 'company' : 'person'
    const changed = Object.keys(change).map((name) => `${block}.${name}`)
    return neededMaterials(member.ownerType, applyKind, changed).map((type) => handIn(type, member))
  }
}
