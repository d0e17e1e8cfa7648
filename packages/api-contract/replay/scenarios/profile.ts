import type { PersonBasicBody } from '../../src/index.ts'
import { unwrap } from '../../src/index.ts'
import { refused, refusedField } from '../rules.ts'
import type { Scenario } from '../scenario.ts'

const body: PersonBasicBody = {
  ownerType: 'PERSON',
  idNumber: '349902199102304523',
  companyName: '临江启衡工程咨询有限公司',
  certType: '其他',
  certNo: 'R-2026',
}

export const profile: Scenario[] = [
  {
    name: 'A profile is the caller’s own, with the identity number masked',
    operations: ['getMemberBasic'],
    writes: false,
    async run(context) {
      for (const [role, kind] of [
        ['person', 'PERSON'],
        ['unit', 'UNIT'],
      ] as const) {
        const client = await context.as(role)
        const basic = await unwrap(client.GET('/api/member-basic/detail'))
        const member = await unwrap(client.GET('/api/member/current'))
        const name = basic.ownerType === 'UNIT' ? basic.companyName : basic.name
        context.expect(basic.ownerType === kind, `the ${role} has the profile of a ${kind}`, basic.ownerType)
        context.expect(name === member.name, 'profile and member have one name', `${name} / ${member.name}`)
        if (basic.ownerType === 'PERSON') {
          context.expect(
            basic.idNumber?.includes('*') ?? true,
            'an identity number is masked',
            basic.idNumber,
          )
        }
      }
    },
  },
  {
    name: 'A profile is held to the field’s own numbers',
    operations: ['createMemberBasic', 'updateMemberBasic'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const again = person.POST('/api/member-basic-infos', { body })
      await refused(context, 409, 'a second profile', again)
      const wrongDay = person.PUT('/api/member-basic-infos', { body })
      await refusedField(context, 'idNumber', 'an identity number of 30 February', wrongDay)
      const asUnit = (await context.as('unit')).PUT('/api/member-basic-infos', { body })
      await refusedField(context, 'ownerType', "a person's profile for a unit", asUnit)
    },
  },
]
