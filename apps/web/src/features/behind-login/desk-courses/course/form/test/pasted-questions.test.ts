import { describe, expect, it } from 'vitest'
import { readQuestions } from './pasted-questions.ts'
import { rightOf } from './question-values.ts'

const read = (text: string) => {
  const { questions, unread } = readQuestions(text)
  return {
    questions: questions.map((question) => [
      question.text,
      question.choices.map((choice) => choice.text),
      rightOf(question).join(''),
    ]),
    unread: unread.map(({ line, fault }) => `${line} ${fault}`),
  }
}

describe('questions that are pasted', () => {
  it('are read with their choices and answers, one choice a line or several', () => {
    const text = `1. 信息价的性质是什么？
A. 强制执行
B．供参考

答案：B
2、下列哪些可以代替保证金？
A、银行保函  B、保证保险  C、口头承诺
【答案】A、B`
    expect(read(text)).toEqual({
      questions: [
        ['信息价的性质是什么？', ['强制执行', '供参考'], 'B'],
        ['下列哪些可以代替保证金？', ['银行保函', '保证保险', '口头承诺'], 'AB'],
      ],
      unread: [],
    })
  })

  it('may have the answer in the brackets of the question, and need no numbers', () => {
    const text =
      '专用账户由（ C ）开立。\nA. 建设单位\nB. 监理单位\nC. 总承包单位\n答案：C\n下一题是\nA. 甲\nB. 乙\n答案 A'
    expect(read(text).questions).toEqual([
      ['专用账户由（　）开立。', ['建设单位', '监理单位', '总承包单位'], 'C'],
      ['下一题是', ['甲', '乙'], 'A'],
    ])
  })

  it('go over several lines', () => {
    expect(read('1. 某工程\n长 3.5 米，\n3.5 米处？\nA. 甲\n续\nB. 乙\n答案：A').questions).toEqual([
      ['某工程长 3.5 米，3.5 米处？', ['甲续', '乙'], 'A'],
    ])
  })

  it('that cannot be read are named by their line', () => {
    const text =
      '1. 没有选项\n答案：A\n2. 没有答案\nA. 甲\nB. 乙\n3. 答案不在其中\nA. 甲\nB. 乙\n答案：D\n4. 好题\nA. 甲\nB. 乙\n答案：A'
    expect(read(text)).toEqual({
      questions: [['好题', ['甲', '乙'], 'A']],
      unread: ['1 CHOICES', '3 ANSWER', '6 ANSWER'],
    })
    expect(read(' \n')).toEqual({ questions: [], unread: [] })
    const spaces = ' '.repeat(200_000)
    expect(
      read(`1. 空格${spaces}题\nA. 甲${spaces}B. 乙${spaces}。\n答案：${spaces}B`).questions[0]?.[1],
    ).toEqual(['甲', '乙 。'])
  })
})
