import type { ApplyMaterial, DeskApplication, MemberApplyDraft } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'

/** A certificate that ran out long ago. */
const ranOut = { certIssueDate: '2019-01-01', certValidTo: '2020-01-01' }

/** Kinds of material that prove such a certificate, and one that no person is asked for. */
export const doubtfulMaterials = ['注册证', '营业执照'] as const

/** What a person hands in that is complete, but over which two checks of the desk fall. */
export const doubtful = (
  body: MemberApplyDraft,
  materials: ApplyMaterial[],
): Pick<MemberApplyDraft, 'person' | 'materials'> => ({
  person: { ...body.person, ...ranOut },
  materials: [...(body.materials ?? []), ...materials],
})

/** The checks of an application that `doubtful` made find just what is wrong with it. */
export function checkDoubtful(context: Context, { checks }: DeskApplication): void {
  const expect = (isRight: boolean, rule: string, seen: unknown) =>
    context.expect(isRight, rule, JSON.stringify(seen), 'getDeskApplication')
  const names = checks.map(({ check }) => check)
  expect(new Set(names).size === names.length, 'each check is told once', names)
  const found = checks.filter(({ isPassed }) => !isPassed)
  const failed = found.map(({ check }) => check).sort()
  const rule = 'the checks find a certificate that has run out and a material that was not asked for'
  expect(failed.join() === 'CERTIFICATE_DATES,MATERIALS', rule, failed)
  const where = found.find(({ check }) => check === 'CERTIFICATE_DATES')?.fields ?? ['person.certValidTo']
  expect(where.join() === 'person.certValidTo', 'a check says which field it fell over', where)
  const passed = checks.filter(({ isPassed, fields }) => isPassed && fields.length > 0)
  expect(passed.length === 0, 'a check that is passed fell over nothing', passed)
}
