import type { Dictionary, DictionaryDetail } from '@portal/api-contract'

const audit = {
  createdDate: '2020-01-06T01:00:00.000Z',
  lastModifiedDate: '2020-01-06T01:00:00.000Z',
  isDeleted: 0 as const,
}

const entry = (id: number, detailName: string, detailIndex: string | null = null): DictionaryDetail => ({
  ...audit,
  id,
  infoDictsId: Math.floor(id / 100),
  detailName,
  detailIndex,
  orderNum: id,
})

const column = (
  id: number,
  dictName: string,
  dictIndex: string,
  headerTwoList: DictionaryDetail[],
): Dictionary => ({
  ...audit,
  id,
  dictName,
  dictIndex,
  dictType: 'index',
  isNavigation: 1,
  headerTwoList,
  orderNum: id,
})

/** A navigation for tests. */
export const navigation: Dictionary[] = [
  column(2, '行业动态', '/DynamicWork', [
    entry(201, '协会动态'),
    entry(202, '通知公告'),
    entry(203, '行业要闻'),
    entry(205, '招聘', '/JoinUs'),
  ]),
  column(4, '政策法规', '/GovernmentMinistry', [entry(405, '造价信息')]),
  column(5, '会员中心', '/2408', [entry(505, '入会申请', '/MemberRegister')]),
]
