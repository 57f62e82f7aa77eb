// Holds a folder's lock until it is ended: node tests/engine/files/holder.mjs FOLDER
import { openSync } from 'node:fs'
import locks from 'fs-native-extensions'

const isHeld = locks.tryLock(openSync(`${process.argv[2]}/lock`, 'a'))
console.log(isHeld ? 'held' : 'refused')
if (isHeld) setInterval(() => {}, 1000)
