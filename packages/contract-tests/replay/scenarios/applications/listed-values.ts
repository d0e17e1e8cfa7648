import { type ApplyKind, type MemberApplyDraft, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import { branchOf, flatten, type Schema } from '../../../shared/schema.ts'
import { operationOf } from '../../derived/operations.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { levels } from './decisions.ts'

const levelsOf = { company: levels, person: ['会员', '资深会员', '理事', '常务理事'] } as const

/** Bodies of a block of particulars that have each value that the document lists for one of its properties. */
function blocksOf(block: 'company' | 'person'): Record<string, unknown>[] {
  const shape = flatten(inputsOf(operationOf('updateMemberApply')).json?.schema ?? {})
  const properties = Object.entries(branchOf(shape.properties?.[block] ?? {}, {}).properties ?? {})
  const listed = properties.flatMap(([name, schema]): [string, unknown[]][] => {
    const values = branchOf(schema as Schema, {}).enum?.filter((value) => value !== null) ?? []
    return values.length > 0 ? [[name, values]] : []
  })
  const most = Math.max(0, ...listed.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, place) =>
    Object.fromEntries(listed.map(([name, values]) => [name, values[place % values.length]])),
  )
}

/** Saves each body in a draft that is thrown away again; what it answers and what is read afterwards is looked at with each call. */
async function saveEach(
  context: Context,
  client: PortalClient,
  applyKind: ApplyKind,
  bodies: Partial<MemberApplyDraft>[],
): Promise<void> {
  const { data: draft, error } = await client.POST('/api/member-applies', { body: { applyKind } })
  if (!draft) return context.untried(`a ${applyKind} keeps each value that is listed`, `${error?.message}`)
  for (const body of bodies)
    await unwrap(client.PUT('/api/member-applies', { body: { ...body, id: draft.id, applyKind } }))
  await unwrap(client.DELETE('/api/member-applies/{id}', at(draft.id)))
}

export const listedValues: Scenario[] = [
  {
    name: 'A draft keeps each value that the document lists',
    operations: ['createMemberApply', 'updateMemberApply', 'getMemberApply', 'deleteMemberApply'],
    writes: true,
    async run(context) {
      for (const [role, block] of [
        ['unit', 'company'],
        ['person', 'person'],
      ] as const) {
        const client = await context.as(role)
        const blocks = blocksOf(block).map((one) => ({ [block]: one }))
        await saveEach(context, client, 'CHANGE', blocks)
        const { memberLevel } = await unwrap(client.GET('/api/member/current'))
        const place = levelsOf[block].map(String).indexOf(String(memberLevel))
        const higher = levelsOf[block].slice(place + 1).map((targetLevel) => ({ targetLevel }))
        if (place >= 0) await saveEach(context, client, 'UPGRADE', higher)
      }
    },
  },
]
