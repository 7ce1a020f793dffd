// Which rule is being read, if any: a log line or a refusal names it, the sheet shows it.

class Reading {
  game = $state('');
  rule = $state<string | null>(null);

  open(game: string, rule: string): void {
    this.game = game;
    this.rule = rule;
  }

  close(): void {
    this.rule = null;
  }
}

export const reading = new Reading();

// A rule has a number, a ruling a letter before it.
export const isRuling = (rule: string): boolean => !/^\d/.test(rule);

// The message with a rule's words: "4.1" is rule-4-1, "R12" is ruling-R12.
export const ruleMessage = (rule: string): string =>
  isRuling(rule) ? `ruling-${rule}` : `rule-${rule.replaceAll('.', '-')}`;
