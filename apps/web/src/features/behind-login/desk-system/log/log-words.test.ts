import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { fieldName, fieldValue, writtenFields } from './log-words.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

it.each([
  ['memberLevel', '理事单位', '理事单位'],
  ['isDisabled', 1, '是'],
  ['isNavigation', 0, '否'],
  ['status', 'PENDING_PAYMENT', '待缴费'],
  ['status', 'PENDING', '待办理'],
  ['status', 'OFFLINE', '已撤回'],
  ['state', 'DRAFT', '草稿'],
  ['state', 'SALE_ENDED', '报名已截止'],
  ['state', 'CANCELLED', '已取消'],
  ['status', 'NEVER_HEARD_OF', 'NEVER_HEARD_OF'],
  ['roleIds', [2, 5], '2、5'],
  ['permissions', [], '—'],
  ['permissions', ['desk.news', 'desk.later'], '资讯与造价信息、desk.later'],
  ['phone', null, '—'],
  ['publishDate', '2026-11-21T01:30:00.000Z', '2026-11-21 09:30'],
  ['transfer', { receiverName: '周敏', neverHeardOf: 3 }, '收款人名称：周敏\nneverHeardOf：3'],
  ['amount', 200, '¥200.00'],
  ['fee', 0, '¥0.00'],
  ['content', '<p>第一段&amp;</p>', '第一段&'],
  ['attachments', [{ id: 7, name: '附表.xlsx', url: '/files/7', size: 3 }], '名称：附表.xlsx'],
  [
    'chapters',
    [{ title: '总则', lessons: [{ id: 1, title: '范围', free: true }] }],
    '标题：总则\n课时：\n　标题：范围\n　可试看：是',
  ],
  ['transfer', { receiverType: 'ALIPAY' }, '收款账户类型：支付宝'],
])('says a change of %s to %j as %s', (field, value, expected) => {
  expect(fieldValue(i18n, field, value)).toBe(expected)
})

it('names fields, and leaves those it does not know as they are', () => {
  expect([fieldName(i18n, 'title'), fieldName(i18n, 'neverHeardOf')]).toEqual(['标题', 'neverHeardOf'])
})

it('shows each field that somebody has written, once', () => {
  expect(writtenFields({ id: 1, title: '旧' }, { title: '新', version: 2, fee: 0 })).toEqual(['title', 'fee'])
  expect(writtenFields(null, { name: '会员部' })).toEqual(['name'])
})

it('names the roles that somebody was given, and has the id of one that is gone', () => {
  expect(fieldValue(i18n, 'roleIds', [2, 5], { roleIds: new Map([[2, '会员部']]) })).toBe('会员部、5')
})
