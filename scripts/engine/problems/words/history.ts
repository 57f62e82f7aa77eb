/** Where the earlier version of a file is to be had. */
export const fromHistory = 'from its history (on GitHub: open the file, History, the version before your change)'

/** Where a file is to be had that is gone. */
export const fromHistoryOfFolder =
  'from the history of its folder (on GitHub: open the folder, History, the version before)'
