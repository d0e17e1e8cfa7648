import { expect, it } from 'vitest'
import { richTextFault } from './rich-text.ts'
import { isWebAddress } from './web-address.ts'

it.each([
  '',
  '1 < 2 & 3',
  '<p style="color:red" onclick="x()">水利检测与造价。</p>',
  '<section><h1 id="a">标题</h1><font>文</font></section>',
  '<a href="https://a.example/b?c=1#d">a</a><a href="#a">b</a><a href="/pay">c</a><a href="mailto:a@b.example">d</a><a href="tel:+86590">e</a>',
  '<img src="files/covers/a.svg" alt="图"><img src="http://a.example/b.png">',
  '<table><tr><td>1</table>',
  '<!-- <script> --><p>x</p>',
])('takes %s', (html) => {
  expect(richTextFault(html)).toBeUndefined()
})

it.each([
  ['<frameset>', '<frameset>'],
  ['<frameset><frame src="a"></frameset>', '<frameset>'],
  ['<html><head><frameset>', '<frameset>'],
  ['<p>a</p><script>alert(1)</script>', '<script>'],
  ['<SCRIPT SRC=//evil.example>', '<script>'],
  ['<style>*{}</style>', '<style>'],
  ['<meta http-equiv=refresh content=0>', '<meta>'],
  ['<base href="https://evil.example">', '<base>'],
  ['<svg><a href="javascript:x">a</a></svg>', '<svg>'],
  ['<p><iframe srcdoc="x"></iframe>', '<iframe>'],
  ['<form action="https://evil.example"><input></form>', '<form>'],
  ['<template><img src=x></template>', '<template>'],
  ['<a href="https://[">a</a>', 'https://['],
  ['<a href="https://">a</a>', 'https://'],
  ['<a href=" java\nscript:alert(1)">a</a>', 'href'],
  ['<a href="&#106;avascript&colon;alert(1)">a</a>', 'javascript:alert(1)'],
  ['<a href="data:text/html,x">a</a>', 'data:text/html,x'],
  ['<a href="https://portal.example@evil.example/">a</a>', 'href'],
  ['<img src="data:image/svg+xml,x">', 'src'],
  ['<img src="blob:https://a.example/1">', 'src'],
])('refuses %s for %s', (html, reason) => {
  expect(richTextFault(html)).toContain(reason)
})

it('reads a text that is nested as deep as it can be', () => {
  expect(richTextFault('<b>'.repeat(30_000))).toBeUndefined()
})

it('refuses a text whose open tags come back in each paragraph, before it has grown', () => {
  const open = Array.from({ length: 1000 }, (_, index) => `<b a${index}>`).join('')
  expect(richTextFault(`<p>${open}${'<p>x'.repeat(60)}`)).toBe('must not open more than 40000 elements')
  expect(richTextFault(`<p>${open}${'<p>x'.repeat(30)}`)).toBeUndefined()
})

it('takes as many elements as a text can name', () => {
  expect(richTextFault('<i>'.repeat(34_000))).toBeUndefined()
  expect(richTextFault('<td>1'.repeat(20_000))).toBeUndefined()
})

it.each([
  ['https://a.example', true],
  ['files/uploads/a.png', true],
  ['https://协会.example/简介', true],
  ['https://[', false],
  ['https://a.example:99999/', false],
  ['https://a@b.example', false],
  ['javascript:x', false],
])('%s is an address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected)
})
