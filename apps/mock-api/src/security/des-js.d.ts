/** The part of des.js that the tests use; the package has no types. */
declare module 'des.js' {
  interface Cipher {
    update(data: Uint8Array): number[]
    final(): number[]
  }
  const des: { DES: { create(options: { type: 'encrypt' | 'decrypt'; key: Uint8Array }): Cipher } }
  export default des
}
