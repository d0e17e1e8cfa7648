import type { ApplyMaterial } from '@portal/api-contract'
import { prcInstant, prcYear } from '../../domain/prc-time.ts'
import type { World } from '../../world.ts'
import { seedApplication } from '../applications/index.ts'
import type { ApplicationPlan } from '../applications/plans.ts'
import { seedUpload } from '../uploads.ts'
import type { ScalePerson } from './people.ts'

const day = 86_400_000
const firstUploadId = 100_001

/** How changes of particulars stand; each person in five asks for one. */
const changes: readonly Pick<ApplicationPlan, 'status' | 'passed' | 'refusal'>[] = [
  { status: 'SUBMITTED', passed: 0 },
  { status: 'REVIEWING', passed: 1 },
  { status: 'REVIEWING', passed: 2 },
  { status: 'RETURNED', passed: 0, refusal: '请说明变更的原因后重新提交。' },
  { status: 'REJECTED', passed: 1, refusal: '邮箱与所在单位登记的不一致，不予变更。' },
  { status: 'WITHDRAWN', passed: 0 },
]

/** What everybody hands in to join: one file of each kind, for all of them. */
const materialsToJoin = (world: World): ApplyMaterial[] =>
  (['身份证', '注册证'] as const).map((type, index) => {
    const content = '<p>本件与原件一致，仅供会员申请使用。</p>'
    const upload = { id: firstUploadId + index, ownerId: null, name: `${type}.pdf`, title: type, content }
    return { type, file: seedUpload(world, upload) }
  })

/** Everybody has once applied to join, last spring; some ask for a change of their mail address. */
export function scaleApplications(world: World, people: readonly ScalePerson[]): void {
  const now = world.clock.now()
  const spring = prcInstant(`${prcYear(now) - 1}-04-25`, 10).getTime()
  const materials = materialsToJoin(world)
  for (const person of people) {
    const { index, id } = person
    const begunAt = new Date(spring - (index % 50) * day)
    const key = `scale-${index + 1}`
    seedApplication(
      world,
      { key, applyKind: 'JOIN', status: 'EFFECTIVE', begunAt, passed: 3 },
      person,
      materials,
    )
    const change = changes[(index / 5) % changes.length]
    if (!change) continue
    const plan: ApplicationPlan = {
      ...{ ...change, key, applyKind: 'CHANGE', reason: '常用邮箱变更。' },
      change: { email: `member${id}@mail.example` },
      begunAt: new Date(now.getTime() - (12 + (index % 30)) * day),
    }
    seedApplication(world, plan, person, [])
  }
}
