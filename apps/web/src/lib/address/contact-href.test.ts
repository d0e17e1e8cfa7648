import { expect, it } from 'vitest'
import { mailHref, phoneHref } from './web-address.ts'

it.each([
  ['su.wanqing+1@mail.example', 'mailto:su.wanqing+1@mail.example'],
  ['a?subject=x@b.example', 'mailto:a%3Fsubject=x@b.example'],
  ['a@b.example?bcc=c@d.example&body=e', 'mailto:a@b.example%3Fbcc=c@d.example%26body=e'],
  ['a%3Fsubject=x@b.example', 'mailto:a%253Fsubject=x@b.example'],
  ['a@b.example,c@d.example;e@f.example', 'mailto:a@b.example%2Cc@d.example%3Be@f.example'],
  ['a#b@c.example', 'mailto:a%23b@c.example'],
  ['\ud800@b.example', 'mailto:\ud800@b.example'],
])('%s is the one whom a mail goes to', (mail, href) => {
  expect(mailHref(mail)).toBe(href)
  expect(new URL(href).search).toBe('')
})

it.each([
  ['0590-8866108', 'tel:0590-8866108'],
  ['+86 (0590) 8866 108', 'tel:+8605908866108'],
  ['*#06#', 'tel:06'],
  ['1;phone-context=x', 'tel:1-'],
])('of %s the number is dialled', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
