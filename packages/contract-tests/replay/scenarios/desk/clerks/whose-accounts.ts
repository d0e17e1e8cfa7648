import { type DeskMonitor, type PermissionName, type PortalClient, unwrap } from '@portal/api-contract'
import { isPhone, needCaptcha, sentOrSkip } from '../../../run/codes.ts'
import type { Context } from '../../../run/context.ts'
import { refused } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { anHourOn } from '../../account/travel.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { dismiss, hire, logInAs } from './clerk.ts'

const lists = ['sentCodes', 'refusedLogins'] as const

type Told = Pick<DeskMonitor, (typeof lists)[number]>

const monitorOf = (client: PortalClient) => unwrap(client.GET('/api/admin/monitor'))

/** Whether a list names accounts of the staff, or of members. */
const names = (monitor: Told, list: (typeof lists)[number], isOfStaff: boolean): boolean =>
  monitor[list]?.some(({ account }) => account && (account.kind === 'STAFF') === isOfStaff) ?? false

/** The person's phone is among those that a code was sent to: by the run so far, or now. */
async function haveCodeSent(context: Context, staff: PortalClient, phone: string): Promise<void> {
  if (names(await monitorOf(staff), 'sentCodes', false)) return
  const body = { phone, ...(await context.captcha()) }
  await sentOrSkip(context, context.anonymous.POST('/api/public/member/phoneCode', { body }))
}

/** What stands in a list of the monitor names whom its reader may open, and nobody else. */
function checkNamed(context: Context, monitor: Told, permissions: readonly PermissionName[]): void {
  for (const list of lists)
    for (const [name, isOfStaff] of [
      ['desk.users', true],
      ['desk.members', false],
    ] as const) {
      const rule = `whose account it is at the monitor is told with ${name} alone`
      const isNamed = names(monitor, list, isOfStaff)
      const holds = !isNamed || permissions.includes(name)
      context.expect(holds, rule, `told with ${permissions.join()} in ${list}`, 'getDeskMonitor')
    }
}

async function check(context: Context, phone: string): Promise<void> {
  const staff = await deskClient(context)
  await haveCodeSent(context, staff, phone)
  const clerk = await hire(context, staff, ['desk.monitor'])
  const wrong = 'Wrong@2026'
  for (const username of [clerk.username, phone])
    await refused(context, 401, 'a wrong password', logInAs(context, username, wrong))
  const isTold = (await monitorOf(staff)).sentCodes !== undefined
  if (!isTold) context.untried('whose a code is, is told to who may open it', 'the monitor lists no codes')
  let { role } = clerk
  for (const more of [[], ['desk.users'], ['desk.members']] as PermissionName[][]) {
    const permissions = ['desk.monitor' as const, ...more]
    role = await unwrap(staff.PUT('/api/admin/roles', { body: { ...role, permissions } }))
    const monitor = await monitorOf(clerk.client)
    checkNamed(context, monitor, permissions)
    if (!isTold || !permissions.includes('desk.members')) continue
    const rule = 'a code that went to a phone of a member names the member'
    const codes = JSON.stringify(monitor.sentCodes)
    context.expect(names(monitor, 'sentCodes', false), rule, codes, 'getDeskMonitor')
  }
  await dismiss(context, staff, clerk)
}

/** After codes were sent, so that none is sent for this alone. */
export const whoseAccounts: Scenario[] = [
  {
    name: 'The desk: the monitor names whose codes and logins they are to who may open the accounts alone',
    operations: ['getDeskMonitor', 'sendMemberPhoneCode', 'authenticate', 'updateDeskRole'],
    writes: true,
    leaves: 'an account of the staff without a role, which is disabled',
    async run(context) {
      needCaptcha(context)
      const phone = context.account('person').login
      if (!isPhone(phone)) return context.skip('the login of the person is no phone')
      await deskClient(context)
      await requirePermission(context, 'desk.monitor', 'desk.members', 'desk.users', 'desk.roles')
      // An hour on a code may be sent again to a phone that had one.
      await anHourOn(context, () => check(context, phone))
    },
  },
]
