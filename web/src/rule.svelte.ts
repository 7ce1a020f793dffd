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

// The message with a rule's words: "4.1" is rule-4-1, "R12" is ruling-R12.
export const ruleMessage = (rule: string): string =>
  rule.startsWith('R') ? `ruling-${rule}` : `rule-${rule.replaceAll('.', '-')}`;
