import { persona } from '../../support/personas.ts'
import { button, confirmed, listOf, rowOf, testWrites } from '../../support/repeated-writes.ts'
import { enterAs } from '../../support/session.ts'
import { expect } from '../../support/test.ts'

const invitations = '/memberManagement?part=invitations'

testWrites([
  {
    what: 'an application that is taken back',
    call: /^POST .*\/api\/member-applies\/user\/\d+\/withdraw$/,
    fill: async (page) => {
      await enterAs(page, 'hengxin')
      const [sent] = await listOf(page, 'member-applies/user?status.equals=SUBMITTED')
      await page.goto(`/memberManagement?apply=${sent?.id}`)
    },
    send: (page, click) => confirmed(page, click, button(page, '撤回申请'), '撤回申请'),
    done: (page) => expect(page.getByText('已撤回').first()).toBeVisible(),
  },
  {
    what: 'an invitation that is declined',
    call: /^POST .*\/decline$/,
    fill: (page) => enterAs(page, 'su', '/personMemberManage'),
    send: (page, click) => click(button(page, /^谢绝/)),
    done: (page) => expect(page.getByText('您还不属于任何单位。')).toBeVisible(),
  },
  {
    what: 'an invitation that is taken back',
    call: /^POST .*\/api\/unit-invitations\/\d+\/withdraw$/,
    fill: (page) => enterAs(page, 'hengxin', `${invitations}&status=PENDING`),
    send: (page, click) => confirmed(page, click, button(page, /^撤回/).first(), '撤回邀请'),
    done: async (page) => {
      await page.goto(invitations)
      await expect(rowOf(page, '邀请记录', '已撤回').first()).toBeVisible()
    },
  },
  {
    what: 'a person who is let go',
    call: /^DELETE .*\/api\/unit-people\/\d+$/,
    fill: (page) => enterAs(page, 'hengxin', '/memberManagement?part=people'),
    send: (page, click) =>
      confirmed(page, click, rowOf(page, '本单位人员', persona('lin').name).getByRole('button'), '解除关系'),
    done: (page) => expect(rowOf(page, '本单位人员', persona('lin').name)).toHaveCount(0),
  },
])
