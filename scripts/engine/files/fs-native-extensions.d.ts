declare module 'fs-native-extensions' {
  const locks: {
    /** Takes the system's lock of an open file; false if it is open elsewhere and locked there. */
    tryLock: (handle: number) => boolean
  }
  export default locks
}
