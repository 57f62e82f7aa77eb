/** Where the earlier version of a file is to be had. */
export const fromHistory = 'from its history (on GitHub: History)'
