import { Heading, Text } from '../chakra/display/text.tsx'
import { Field } from '../chakra/forms/field.tsx'
import { Input } from '../chakra/forms/input.tsx'
import { Notice } from '../display/notice/notice.tsx'

export default { title: 'Chakra/Chinese text' }

export const ChineseText = () => (
  <div lang="zh-CN" style={{ display: 'grid', gap: '1.5rem' }}>
    <Heading as="h2" size="2xl">
      会员单位信用评价结果公示
    </Heading>
    <Text>
      省建设工程造价管理协会秘书处已于 2026 年 11 月 21 日收到您提交的入会申请（编号
      202611210001），将在五个工作日内完成审核。
    </Text>
    <Notice tone="warning" title="2026 年度会费尚未缴纳">
      请在 12 月 31 日前完成缴费，逾期会员资格将暂停。
    </Notice>
    <Field label="统一社会信用代码" hint="十八位，见营业执照">
      <Input defaultValue="91510100MA61T2X83K" />
    </Field>
  </div>
)
